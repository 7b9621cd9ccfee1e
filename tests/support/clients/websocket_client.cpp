#include "tests/support/clients/websocket_client.hpp"

#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <functional>

#include "server/addresses/socket_address.hpp"

namespace crisscross::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace ws = boost::beast::websocket;
using namespace std::chrono_literals;

namespace {
constexpr auto step_limit = 20s;
}

struct WebSocketClient::Impl {
    asio::io_context context{};
    ws::stream<beast::basic_stream<asio::generic::stream_protocol>> socket{context};
    beast::flat_buffer buffer{};
    bool reading = false;
    bool ended = false;
    std::optional<std::string> arrived{};
    std::vector<std::string> frames{};

    // Runs until `done`, or throws.
    void run_until(std::chrono::milliseconds limit, const std::function<bool()>& done) {
        const auto deadline = std::chrono::steady_clock::now() + limit;
        while (!done()) {
            context.restart();
            if (context.run_one_until(deadline) == 0) throw TooLate("nothing came from the server in time");
        }
    }

    void connect(std::uint16_t port, const Options& options) {
        const std::string address = options.unix_socket.empty() ? "127.0.0.1" : "unix:" + options.unix_socket;
        const server::SocketAddress server = server::socket_address(address, port);
        auto& transport = beast::get_lowest_layer(socket).socket();
        transport.open(server.protocol());
        if (options.receive_buffer > 0)
            transport.set_option(asio::socket_base::receive_buffer_size(options.receive_buffer));
        transport.connect(server);
        beast::error_code ignored;
        transport.set_option(asio::ip::tcp::no_delay(true), ignored);
        socket.set_option(ws::stream_base::decorator([&options](ws::request_type& request) {
            if (!options.origin.empty()) request.set(beast::http::field::origin, options.origin);
            if (!options.forwarded_for.empty()) request.set("X-Forwarded-For", options.forwarded_for);
        }));
        socket.read_message_max(64 << 20);
        const std::string host = options.host.empty() ? "127.0.0.1:" + std::to_string(port) : options.host;
        ws::response_type response;
        beast::error_code error;
        socket.handshake(response, host, options.path, error);
        if (error == ws::error::upgrade_declined)
            throw std::runtime_error("declined with status " + std::to_string(response.result_int()));
        if (error) throw std::runtime_error("no handshake: " + error.message());
    }

    void read() {
        if (reading || ended) return;
        reading = true;
        socket.async_read(buffer, [this](beast::error_code error, std::size_t) {
            reading = false;
            ended = static_cast<bool>(error);
            if (ended) return;
            arrived = beast::buffers_to_string(buffer.data());
            buffer.clear();
            frames.push_back(*arrived);
        });
    }

    void write(std::string_view text, bool is_text) {
        bool written = false;
        socket.text(is_text);
        socket.async_write(asio::buffer(text.data(), text.size()),
                           [&](beast::error_code, std::size_t) { written = true; });
        run_until(step_limit, [&] { return written; });
    }
};

WebSocketClient::WebSocketClient(std::uint16_t port, const Options& options) : impl_(std::make_unique<Impl>()) {
    impl_->connect(port, options);
}

WebSocketClient::~WebSocketClient() = default;
WebSocketClient::WebSocketClient(WebSocketClient&&) noexcept = default;
WebSocketClient& WebSocketClient::operator=(WebSocketClient&&) noexcept = default;

void WebSocketClient::send(std::string_view text) {
    impl_->write(text, true);
}

void WebSocketClient::send_binary(std::string_view bytes) {
    impl_->write(bytes, false);
}

void WebSocketClient::send_raw(std::string_view bytes) {
    asio::write(beast::get_lowest_layer(impl_->socket).socket(), asio::buffer(bytes.data(), bytes.size()));
}

std::optional<std::string> WebSocketClient::receive(std::chrono::milliseconds limit) {
    if (!impl_->arrived) {
        impl_->read();
        impl_->run_until(limit, [this] { return impl_->arrived || impl_->ended; });
    }
    return std::exchange(impl_->arrived, std::nullopt);
}

std::optional<std::string> WebSocketClient::receive_within(std::chrono::milliseconds limit) {
    try {
        return receive(limit);
    } catch (const TooLate&) {
        return std::nullopt;
    }
}

void WebSocketClient::drop() {
    beast::error_code ignored;
    beast::get_lowest_layer(impl_->socket).socket().close(ignored);
    impl_->ended = true;
}

int WebSocketClient::close_code() {
    while (receive()) continue;
    return impl_->socket.reason().code;
}

std::string WebSocketClient::close_reason() const {
    return impl_->socket.reason().reason.c_str();
}

const std::vector<std::string>& WebSocketClient::frames() const {
    return impl_->frames;
}

}  // namespace crisscross::test
