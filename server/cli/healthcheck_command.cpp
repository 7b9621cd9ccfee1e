#include "server/cli/commands.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <ostream>

namespace crisscross::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;

namespace {

constexpr auto limit = std::chrono::seconds(4);

// A server that listens on every address is reached at the loopback address.
asio::ip::address reachable(const std::string& bind) {
    const auto address = asio::ip::make_address(bind);
    if (!address.is_unspecified()) return address;
    return address.is_v6() ? asio::ip::address(asio::ip::address_v6::loopback())
                           : asio::ip::address(asio::ip::address_v4::loopback());
}

// One request, step by step; `failure` stays set if the time runs out before it is done.
struct Inquiry {
    explicit Inquiry(asio::io_context& context) : stream(context) {
        request.set(http::field::host, "localhost");
        stream.expires_after(limit);
    }

    void begin(const tcp::endpoint& server) {
        stream.async_connect(server, [this](beast::error_code error) { next(error, &Inquiry::send); });
    }
    void send() {
        http::async_write(stream, request,
                          [this](beast::error_code error, std::size_t) { next(error, &Inquiry::read); });
    }
    void read() {
        http::async_read(stream, buffer, response, [this](beast::error_code error, std::size_t) { failure = error; });
    }
    void next(beast::error_code error, void (Inquiry::*step)()) {
        failure = error;
        if (!error) (this->*step)();
    }

    beast::tcp_stream stream;
    beast::flat_buffer buffer{};
    http::request<http::empty_body> request{http::verb::get, "/healthz", 11};
    http::response<http::string_body> response{};
    beast::error_code failure = make_error_code(beast::error::timeout);
};

}  // namespace

int check_health(const std::string& bind, std::uint16_t port, std::ostream& error) {
    asio::io_context context;
    Inquiry inquiry(context);
    inquiry.begin({reachable(bind), port});
    context.run();
    if (inquiry.failure) {
        error << "crisscross: no answer on port " << port << ": " << inquiry.failure.message() << '\n';
        return 1;
    }
    if (inquiry.response.result() == http::status::ok) return 0;
    error << "crisscross: the server on port " << port << " is not healthy: " << inquiry.response.body();
    return 1;
}

}  // namespace crisscross::server
