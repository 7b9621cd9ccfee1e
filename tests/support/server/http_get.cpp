#include "tests/support/server/http_get.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

namespace crisscross::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

std::string in_lower_case(std::string_view name) {
    std::string text(name);
    for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

}  // namespace

HttpReply http_get(std::uint16_t port, const std::string& target, const std::map<std::string, std::string>& headers) {
    return http_request("GET", port, target, headers);
}

HttpReply http_request(const std::string& method, std::uint16_t port, const std::string& target,
                       const std::map<std::string, std::string>& headers) {
    asio::io_context context;
    beast::tcp_stream stream(context);
    stream.connect({asio::ip::address_v4::loopback(), port});
    http::request<http::empty_body> request;
    request.method_string(method);
    request.target(target);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    for (const auto& [name, value] : headers) request.set(name, value);
    http::write(stream, request);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(stream, buffer, response);
    HttpReply reply{static_cast<int>(response.result_int()), {}, response.body()};
    for (const auto& field : response)
        reply.headers[in_lower_case(std::string(field.name_string()))] = std::string(field.value());
    return reply;
}

}  // namespace crisscross::test
