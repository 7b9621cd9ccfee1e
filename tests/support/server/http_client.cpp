#include "tests/support/server/http_client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

namespace crisscross::test {

namespace asio = boost::asio;
namespace http = boost::beast::http;

HttpReply http_request(std::uint16_t port, const std::string& method, const std::string& target,
                       const std::map<std::string, std::string>& headers, const std::string& body) {
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    socket.connect({asio::ip::address_v4::loopback(), port});
    http::request<http::string_body> request(http::verb::unknown, target, 11, body);
    request.method_string(method);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    for (const auto& [name, value] : headers) request.set(name, value);
    request.keep_alive(false);
    request.prepare_payload();
    http::write(socket, request);
    boost::beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(socket, buffer, response);
    HttpReply reply{.status = static_cast<int>(response.result_int()), .body = response.body()};
    for (const auto& field : response) reply.headers[std::string(field.name_string())] = field.value();
    return reply;
}

}  // namespace crisscross::test
