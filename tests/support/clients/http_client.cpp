#include "tests/support/clients/http_client.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <cctype>

namespace crisscross::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

HttpReply send(const server::SocketAddress& server, const HttpCall& call) {
    asio::io_context context;
    asio::generic::stream_protocol::socket socket(context);
    socket.connect(server);
    http::request<http::string_body> request(http::verb::unknown, call.target, 11, call.body);
    request.method_string(call.method);
    request.keep_alive(false);
    request.prepare_payload();
    for (const auto& [name, value] : call.headers) request.set(name, value);
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

HttpReply get(const server::SocketAddress& server, const std::string& target,
              const std::map<std::string, std::string>& headers) {
    return send(server, {.target = target, .headers = headers});
}

HttpReply get(std::uint16_t port, const std::string& target) {
    return get(server::socket_address("127.0.0.1", port), target);
}

HttpReply http_request(std::uint16_t port, const std::string& method, const std::string& target,
                       const std::map<std::string, std::string>& headers, const std::string& body) {
    HttpCall call{.method = method, .target = target, .headers = headers, .body = body};
    call.headers.emplace("Host", "127.0.0.1:" + std::to_string(port));
    return send(server::socket_address("127.0.0.1", port), call);
}

}  // namespace crisscross::test
