#include "server/cli/commands/server_commands.hpp"

#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <ostream>

#include "server/addresses/socket_address.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

constexpr auto limit = std::chrono::seconds(4);

// Of the server, for people.
std::string name_of(const Config& config) {
    return socket_path_in(config.bind) ? config.bind : "port " + std::to_string(config.port);
}

// One request, step by step; `failure` stays set if the time runs out before it is done.
struct Inquiry {
    Inquiry(asio::io_context& context, const std::string& target) : stream(context) {
        request.target(target);
        request.set(http::field::host, "localhost");
        stream.expires_after(limit);
    }

    void begin(const SocketAddress& server) {
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

    beast::basic_stream<asio::generic::stream_protocol, asio::io_context::executor_type> stream;
    beast::flat_buffer buffer{};
    http::request<http::empty_body> request{http::verb::get, "/", 11};
    http::response<http::string_body> response{};
    beast::error_code failure = make_error_code(beast::error::timeout);
};

}  // namespace

int check_health(const Config& config, std::ostream& error) {
    asio::io_context context;
    Inquiry inquiry(context, config.base_path + "/healthz");
    inquiry.begin(reachable_address(config.bind, config.port));
    context.run();
    if (inquiry.failure) {
        error << "crisscross: no answer on " << name_of(config) << ": " << inquiry.failure.message() << '\n';
        return 1;
    }
    if (inquiry.response.result() == http::status::ok) return 0;
    error << "crisscross: the server on " << name_of(config) << " is not healthy: " << inquiry.response.body();
    return 1;
}

}  // namespace crisscross::server
