#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <fstream>
#include <string>

#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace asio = boost::asio;
using asio::ip::tcp;
using std::chrono::steady_clock;

namespace {

/// A connection that sends only what a test wants.
struct Line {
    explicit Line(std::uint16_t port, int receive_buffer = 0) {
        socket.open(tcp::v4());
        if (receive_buffer > 0) socket.set_option(tcp::socket::receive_buffer_size(receive_buffer));
        socket.connect({asio::ip::address_v4::loopback(), port});
    }

    void send(const std::string& text) {
        boost::system::error_code ignored;  // if the server has ended the connection, `has_ended` sees it
        asio::write(socket, asio::buffer(text), ignored);
    }
    /// Reads what has come.
    bool has_ended() {
        boost::system::error_code error;
        std::array<char, 1024> part{};
        socket.non_blocking(true);
        heard.append(part.data(), socket.read_some(asio::buffer(part), error));
        socket.non_blocking(false);
        return error && error != asio::error::would_block;
    }

    asio::io_context context{};
    tcp::socket socket{context};
    std::string heard{};
};

}  // namespace

TEST_CASE("a request over HTTP that drips in ends its connection in time, and others are answered meanwhile") {
    constexpr auto within = 2s;
    TestServer server([&](server::Config& config) { config.request_within = within; });
    const std::string head = "POST /host/api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000\r\n";
    for (const std::string& beginning : {head + "X-Slow: ", head + "\r\n"}) {
        const auto begins = steady_clock::now();
        Line slow(server.port());
        slow.send(beginning);
        const auto is_over = [&] {
            slow.send("x");
            CHECK(get(server.port(), "/healthz").status == 200);
            return slow.has_ended();
        };
        CHECK(becomes_true(is_over));
        CHECK(steady_clock::now() - begins >= within);
        CHECK(slow.heard.empty());
    }
}

TEST_CASE("an answer over HTTP that its client does not read is given up in time, and others get theirs") {
    constexpr auto within = 2s;
    constexpr std::size_t size = 2 << 20;  // more than the kernel takes for a client
    const TemporaryFolder folder;
    std::ofstream(folder / "index.html") << "<html></html>";
    std::ofstream(folder / "large.txt") << std::string(size, 'x');
    TestServer server([&](server::Config& config) {
        config.web = folder.path();
        config.answer_within = within;
        config.metrics_bind = "127.0.0.1:0";
    });
    const auto begins = steady_clock::now();
    Line silent(server.port(), 4096);
    silent.send("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
    CHECK(get(server.port(), "/large.txt").body.size() == size);
    const auto is_given_up = [&] { return Scrape::of(server.metrics_port()).value("crisscross_connections") == 0; };
    CHECK(becomes_true(is_given_up));
    CHECK(steady_clock::now() - begins >= within);
    boost::system::error_code end;
    asio::read(silent.socket, asio::dynamic_buffer(silent.heard), end);
    CHECK(silent.heard.starts_with("HTTP/1.1 200"));
    CHECK(silent.heard.size() < size);
}
