#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace crisscross::test {

/// A test waited for something that did not happen in time.
struct TooLate : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// The connection ended while a test waited for something.
struct ConnectionLost : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The client's end of a WebSocket on this machine. Waits at most a few seconds for anything, and keeps all frames.
class WebSocketClient {
public:
    struct Options {
        std::string path = "/ws";
        std::string host{};           ///< empty: the server's address
        std::string origin{};         ///< empty: none, as programs do
        std::string forwarded_for{};  ///< what a proxy says; empty: nothing
        std::string unix_socket{};    ///< the path of a Unix socket to use instead of the port
        int receive_buffer = 0;       ///< bytes that its kernel keeps for it; 0: as many as usual
    };
    /// Throws if the server does not accept; `what()` then has the HTTP status.
    explicit WebSocketClient(std::uint16_t port) : WebSocketClient(port, Options{}) {}
    WebSocketClient(std::uint16_t port, const Options& options);
    ~WebSocketClient();
    WebSocketClient(WebSocketClient&&) noexcept;
    WebSocketClient& operator=(WebSocketClient&&) noexcept;

    void send(std::string_view text);
    void send_binary(std::string_view bytes);
    /// Sends these bytes as they are. Waits until the kernel has taken them.
    void send_raw(std::string_view bytes);
    /// The next frame; nothing when the connection has ended. Throws `TooLate`.
    std::optional<std::string> receive(std::chrono::milliseconds limit = std::chrono::seconds(20));
    /// The next frame; nothing if none comes within `limit`.
    std::optional<std::string> receive_within(std::chrono::milliseconds limit);

    /// Ends the connection without a close, as when the network is lost.
    void drop();
    /// The server's close code; 0 if it sent none. Reads everything before it; throws `TooLate`.
    int close_code();
    /// What it said with the code.
    std::string close_reason() const;

    /// All frames received so far.
    const std::vector<std::string>& frames() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace crisscross::test
