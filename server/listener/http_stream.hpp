#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "server/http/http_answer.hpp"
#include "server/net/tcp_stream.hpp"

namespace crisscross::server {

struct Config;

/// The limits of an HTTP request: its head, and its body unless more is allowed.
inline constexpr std::uint32_t max_header_bytes = 8 * 1024;
inline constexpr std::uint64_t max_body_bytes = 4 * 1024;

using Request = boost::beast::http::request<boost::beast::http::string_body>;

/// What becomes of the connection after an answer.
enum class Afterwards : std::uint8_t { stays, closes };
/// As the client wants it.
inline Afterwards afterwards(const Request& request) {
    return request.keep_alive() ? Afterwards::stays : Afterwards::closes;
}

/// How many bytes the body of a request may have, and the answer to one that has more.
struct BodyLimit {
    std::uint64_t bytes = max_body_bytes;
    HttpAnswer refusal = plain_answer(413, "The body is too large.");
};

/// What a request may send, or the answer that refuses it.
using Admission = std::variant<BodyLimit, HttpAnswer>;
/// Decides about a request of which only the head has been read.
using Admit = std::function<boost::asio::awaitable<Admission>(const Request& head)>;

/// The requests of one HTTP connection and the answers to them, bounded in size and time.
class HttpStream {
public:
    /// `config` must outlive it.
    HttpStream(TcpSocket socket, const Config& config);

    /// The next request; nothing at the end. Answers what is not a request, is too large or is not admitted, and then
    /// ends.
    boost::asio::awaitable<std::optional<Request>> read(const Admit& admit);
    /// False if the connection is lost.
    boost::asio::awaitable<bool> send(const HttpAnswer& answer, unsigned version, Afterwards connection);
    /// Says that nothing more will be sent.
    void end();

    /// The host at the other end of the connection, and at this one.
    std::string peer();
    std::string local_host();
    /// The connection itself, to become something else.
    TcpStream take() { return std::move(stream_); }

private:
    boost::asio::awaitable<std::optional<Request>> refuse_broken(boost::beast::error_code error);
    boost::asio::awaitable<std::optional<Request>> refuse(const HttpAnswer& answer, unsigned version);

    const Config& config_;
    TcpStream stream_;
    boost::beast::flat_buffer buffer_{};
};

}  // namespace crisscross::server
