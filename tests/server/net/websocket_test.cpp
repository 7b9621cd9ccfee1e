#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross::test;

namespace {

namespace asio = boost::asio;

/// The head of the answer to a request for a WebSocket with these additional lines.
std::string answer_to(std::uint16_t port, const std::string& lines) {
    asio::io_context context;
    asio::ip::tcp::socket line(context);
    line.connect({asio::ip::address_v4::loopback(), port});
    asio::write(line,
                asio::buffer("GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
                             lines + "\r\n"));
    std::string head;
    asio::read_until(line, asio::dynamic_buffer(head), "\r\n\r\n");
    return head;
}

}  // namespace

TEST_CASE("the answer to a request for a WebSocket does not name the library and its version") {
    const TestServer server;
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (const std::string& lines : {key + "Sec-WebSocket-Version: 13\r\n", key, std::string()}) {
        const std::string head = answer_to(server.port(), lines);
        CHECK(head.starts_with("HTTP/1.1 "));
        CHECK(head.find("Beast") == std::string::npos);
    }
}

// One context for compression takes more memory than everything else of a connection.
TEST_CASE("a browser that offers compression gets a WebSocket without it") {
    const TestServer server;
    const std::string head = answer_to(server.port(),
                                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                                       "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n");
    CHECK(head.starts_with("HTTP/1.1 101 "));
    CHECK(head.find("Sec-WebSocket-Extensions") == std::string::npos);
}
