#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "server/limits/rates/token_bucket.hpp"
#include "server/net/frame.hpp"

namespace crisscross::server {

/// The largest frame that a client may send, in bytes. A larger one ends the connection with 1009.
inline constexpr std::size_t max_frame_bytes = 16 * 1024;

/// The server's end of an open WebSocket. One coroutine may read and one may write, both on its strand.
class WebSocket {
public:
    /// How often a client may send pings, pongs and the like; more end the connection.
    static constexpr Rate control_frame_rate{.burst = 100, .per_second = 1};

    struct Stream;  // Beast's; in websocket_stream.hpp
    explicit WebSocket(std::shared_ptr<Stream> stream);
    ~WebSocket();

    enum class Kind { text, binary, closed };
    struct Received {
        Kind kind = Kind::closed;
        std::string text{};
    };
    /// The next message; `closed` when there will be none.
    boost::asio::awaitable<Received> read();
    /// False if the connection is lost or the client does not read for too long.
    boost::asio::awaitable<bool> write(Frame frame, std::chrono::milliseconds limit);
    /// Whether a write was given up because the client read nothing for too long.
    bool was_too_slow() const { return was_too_slow_; }
    /// Whether the connection was ended because the client sent `Inflow::max_without_message` and no whole message.
    bool sent_too_much() const;
    /// Says goodbye, with a reason in at most 123 bytes, and waits up to `patience` for the client's answer.
    boost::asio::awaitable<void> close(CloseCode code, std::string_view reason, std::chrono::milliseconds patience);
    /// Ends the connection at once. Call on its strand.
    void abort();

    boost::asio::any_io_executor executor() const;

private:
    std::shared_ptr<Stream> stream_;
    bool was_too_slow_ = false;
};

}  // namespace crisscross::server
