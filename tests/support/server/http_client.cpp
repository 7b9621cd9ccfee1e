#include "tests/support/server/http_client.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <cctype>

namespace crisscross::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

HttpReply get(const server::SocketAddress& server, const std::string& target,
              const std::map<std::string, std::string>& headers) {
    asio::io_context context;
    asio::generic::stream_protocol::socket socket(context);
    socket.connect(server);
    http::request<http::empty_body> request{http::verb::get, target, 11};
    for (const auto& [name, value] : headers) request.set(name, value);
    request.keep_alive(false);
    http::write(socket, request);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(socket, buffer, response);
    HttpReply reply{.status = static_cast<int>(response.result_int()), .body = response.body()};
    for (const auto& field : response) {
        std::string name(field.name_string());
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
        reply.headers[name] = std::string(field.value());
    }
    return reply;
}

HttpReply get(std::uint16_t port, const std::string& target) {
    return get(server::socket_address("127.0.0.1", port), target);
}

}  // namespace crisscross::test
