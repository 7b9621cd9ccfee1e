#include "server/listener/http_stream.hpp"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <chrono>

#include "server/addresses/socket_address.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

using namespace std::chrono_literals;

namespace {

using Parser = http::request_parser<http::string_body>;

constexpr std::size_t small_body = 16 * 1024;       // bytes, for which the usual rate is enough
constexpr std::size_t max_chunk_heads = 64 * 1024;  // bytes around the parts of a body that comes in parts
constexpr auto quietly = asio::as_tuple(asio::use_awaitable);
constexpr auto time_to_hear_out = 1s;  // a client that has been refused
constexpr std::size_t max_drained_bytes = 16 * 1024;
constexpr int kernel_buffer = 128 * 1024;  // bytes that the kernel keeps for a client that does not read

template <class Message>
void fill_head(Message& message, const HttpAnswer& answer, unsigned version, Afterwards connection) {
    message.result(static_cast<unsigned>(answer.status));
    message.version(version);
    for (const auto& [name, value] : answer.headers) message.set(name, value);
    message.keep_alive(connection == Afterwards::stays);
    if (answer.status != 304) message.content_length(answer.body().size());
}

HttpAnswer answer_to_broken_request(beast::error_code error) {
    if (error == http::error::header_limit) return plain_answer(431, "The header is too large.");
    return plain_answer(400, "This is not an HTTP request.");
}

bool deserves_an_answer(beast::error_code error) {
    return error.category() == make_error_code(http::error::end_of_stream).category() &&
           error != http::error::end_of_stream && error != http::error::partial_message;
}

}  // namespace

HttpStream::HttpStream(TcpSocket socket, const Config& config)
    : config_(config), stream_(Inflow(config.bytes_per_second), std::move(socket)) {
    beast::error_code ignored;
    stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    stream_.socket().set_option(TcpSocket::send_buffer_size(kernel_buffer), ignored);
}

asio::awaitable<std::optional<Request>> HttpStream::read(const Admit& admit) {
    Parser parser;
    parser.header_limit(max_header_bytes);
    parser.body_limit(boost::none);
    stream_.expires_after(config_.request_within);
    const auto [error, length] = co_await http::async_read_header(stream_, buffer_, parser, quietly);
    if (error) co_return co_await refuse_broken(error);
    const unsigned version = parser.get().version();
    const Admission admission = co_await admit(parser.get());
    if (const auto* refusal = std::get_if<HttpAnswer>(&admission)) co_return co_await refuse(*refusal, version);
    const BodyLimit& limit = std::get<BodyLimit>(admission);
    parser.body_limit(limit.bytes);
    if (parser.content_length().value_or(0) > limit.bytes) co_return co_await refuse(limit.refusal, version);
    if (limit.bytes > small_body) stream_.rate_policy().expect(limit.bytes + max_chunk_heads);
    stream_.expires_after(config_.request_within);
    const auto [cut_off, rest] = co_await http::async_read(stream_, buffer_, parser, quietly);
    if (cut_off == http::error::body_limit) co_return co_await refuse(limit.refusal, version);
    if (cut_off) co_return co_await refuse_broken(cut_off);
    stream_.rate_policy().message_is_complete();
    co_return parser.release();
}

asio::awaitable<std::optional<Request>> HttpStream::refuse_broken(beast::error_code error) {
    if (deserves_an_answer(error)) co_await send(answer_to_broken_request(error), 11, Afterwards::closes);
    co_return std::nullopt;
}

// What the client goes on sending is read for a moment: if the connection were closed before, it could lose the
// answer (RFC 9112, 9.6).
asio::awaitable<std::optional<Request>> HttpStream::refuse(const HttpAnswer& answer, unsigned version) {
    if (!co_await send(answer, version, Afterwards::closes)) co_return std::nullopt;
    end();
    stream_.expires_after(time_to_hear_out);
    std::array<char, 4096> ignored{};
    for (std::size_t read = 0; read < max_drained_bytes;) {
        const auto [error, length] = co_await stream_.async_read_some(asio::buffer(ignored), quietly);
        if (error) break;
        read += length;
    }
    co_return std::nullopt;
}

asio::awaitable<bool> HttpStream::send(const HttpAnswer& answer, unsigned version, Afterwards connection) {
    stream_.expires_after(config_.answer_within);
    if (!answer.with_body || answer.status == 304) {
        http::response<http::empty_body> head;
        fill_head(head, answer, version, connection);
        http::response_serializer<http::empty_body> serializer(head);
        const auto [error, length] = co_await http::async_write_header(stream_, serializer, quietly);
        co_return !error;
    }
    http::response<http::span_body<const char>> whole;
    whole.body() = beast::span<const char>(answer.body().data(), answer.body().size());
    fill_head(whole, answer, version, connection);
    const auto [error, length] = co_await http::async_write(stream_, whole, quietly);
    co_return !error;
}

void HttpStream::end() {
    beast::error_code ignored;
    stream_.socket().shutdown(asio::socket_base::shutdown_send, ignored);
}

std::string HttpStream::peer() {
    beast::error_code error;
    return host_in(stream_.socket().remote_endpoint(error));
}

std::string HttpStream::local_host() {
    beast::error_code error;
    return host_in(stream_.socket().local_endpoint(error));
}

}  // namespace crisscross::server
