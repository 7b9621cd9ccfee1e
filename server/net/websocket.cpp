#include "server/net/websocket.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <chrono>

#include "server/net/websocket_stream.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace ws = boost::beast::websocket;

using namespace std::chrono_literals;

namespace {

constexpr auto quietly = asio::as_tuple(asio::use_awaitable);

void close_transport(WebSocket::Stream& stream) {
    beast::error_code ignored;
    beast::get_lowest_layer(stream.socket).socket().close(ignored);
}

Moment monotonic_time() {
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

void run_limit(const std::shared_ptr<WebSocket::Stream>& stream) {
    stream->limit_is_running = true;
    stream->limit.expires_at(stream->ends_by);
    stream->limit.async_wait([weak = std::weak_ptr(stream)](beast::error_code cancelled) {
        const auto still_there = weak.lock();
        if (cancelled || !still_there) return;
        still_there->limit_is_running = false;
        if (still_there->ends_by <= std::chrono::steady_clock::now()) return close_transport(*still_there);
        if (still_there->ends_by != WebSocket::Stream::Limit::time_point::max()) run_limit(still_there);
    });
}

// Ends the connection if what begins now takes longer. A timer that is running looks again when it rings, so that not
// every write sets one.
void set_limit(const std::shared_ptr<WebSocket::Stream>& stream, std::chrono::steady_clock::duration time) {
    stream->ends_by = std::chrono::steady_clock::now() + time;
    if (!stream->limit_is_running || stream->ends_by < stream->limit.expiry()) run_limit(stream);
}

void lift_limit(WebSocket::Stream& stream) {
    stream.ends_by = WebSocket::Stream::Limit::time_point::max();
}

void configure(WebSocket::Stream& stream, std::chrono::milliseconds idle_limit) {
    // The WebSocket stream has its own timeouts.
    beast::get_lowest_layer(stream.socket).expires_never();
    stream.socket.set_option(
        ws::stream_base::timeout{.handshake_timeout = 10s, .idle_timeout = idle_limit, .keep_alive_pings = true});
    stream.socket.read_message_max(max_frame_bytes);
    // If the field is missing, Beast fills in its own name and version.
    stream.socket.set_option(ws::stream_base::decorator(
        [](ws::response_type& response) { response.set(beast::http::field::server, "crisscross"); }));
    stream.socket.control_callback([&stream](ws::frame_type, beast::string_view) {
        if (!stream.control_frames.take(monotonic_time())) close_transport(stream);
    });
    beast::get_lowest_layer(stream.socket).rate_policy().when_used_up([&stream] {
        stream.sent_too_much = true;
        close_transport(stream);
    });
    stream.socket.text(true);
    // Otherwise Beast would send a message in frames of 4 KiB, one after the other.
    stream.socket.auto_fragment(false);
}

}  // namespace

WebSocket::Stream::Stream(TcpStream&& tcp)
    : socket(std::move(tcp)), limit(socket.get_executor()), control_frames(control_frame_rate, monotonic_time()) {}

asio::awaitable<std::unique_ptr<WebSocket>> accept_websocket(TcpStream tcp,
                                                             beast::http::request<beast::http::string_body> request,
                                                             std::chrono::milliseconds idle_limit) {
    auto stream = std::make_shared<WebSocket::Stream>(std::move(tcp));
    configure(*stream, idle_limit);
    const auto [error] = co_await stream->socket.async_accept(request, quietly);
    if (error) co_return nullptr;
    co_return std::make_unique<WebSocket>(std::move(stream));
}

WebSocket::WebSocket(std::shared_ptr<Stream> stream) : stream_(std::move(stream)) {}
WebSocket::~WebSocket() = default;

asio::awaitable<WebSocket::Received> WebSocket::read() {
    stream_->buffer.clear();
    const auto [error, length] = co_await stream_->socket.async_read(stream_->buffer, quietly);
    if (error) co_return Received{};
    beast::get_lowest_layer(stream_->socket).rate_policy().message_is_complete();
    Received received;
    received.kind = stream_->socket.got_text() ? Kind::text : Kind::binary;
    received.text = beast::buffers_to_string(stream_->buffer.data());
    co_return received;
}

asio::awaitable<bool> WebSocket::write(Frame frame, std::chrono::milliseconds limit) {
    set_limit(stream_, limit);
    const auto [error, length] = co_await stream_->socket.async_write(asio::buffer(*frame), quietly);
    was_too_slow_ = error && stream_->ends_by <= std::chrono::steady_clock::now();
    lift_limit(*stream_);
    co_return !error;
}

bool WebSocket::sent_too_much() const {
    return stream_->sent_too_much;
}

asio::awaitable<void> WebSocket::close(CloseCode code, std::string_view reason, std::chrono::milliseconds patience) {
    set_limit(stream_, patience);
    const ws::close_reason both(static_cast<ws::close_code>(code), beast::string_view(reason.data(), reason.size()));
    co_await stream_->socket.async_close(both, quietly);
    lift_limit(*stream_);
    close_transport(*stream_);
}

void WebSocket::abort() {
    close_transport(*stream_);
}

asio::any_io_executor WebSocket::executor() const {
    return stream_->socket.get_executor();
}

}  // namespace crisscross::server
