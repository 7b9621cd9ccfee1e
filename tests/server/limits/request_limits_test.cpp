#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <thread>

#include "server/addresses/socket_address.hpp"
#include "server/listener/http_stream.hpp"
#include "tests/server/limits/places/silent_sockets.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("a network gets only so many files and answers about health, and then hears when to ask again") {
    TestServer server(
        [](server::Config& config) { config.limits.files_per_network = {.burst = 3, .per_second = 1}; });
    for (const char* target : {"/", "/healthz", "/missing.js"}) CHECK(get(server.port(), target).status != 429);
    const HttpReply refused = get(server.port(), "/healthz");
    CHECK(refused.status == 429);
    CHECK(refused.headers.at("retry-after") == "1");
    CHECK_NOTHROW(server.guest());
    server.clock.advance(1000);
    CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("a network opens only so many WebSockets, and then hears when to try again") {
    TestServer server([](server::Config& config) {
        config.limits.new_connections_per_network = {.burst = 2, .per_second = 1};
        config.metrics_bind = "127.0.0.1:0";
    });
    CHECK_NOTHROW(server.guest());
    CHECK_NOTHROW(server.guest());
    const std::map<std::string, std::string> upgrade{{"Connection", "Upgrade"},
                                                     {"Upgrade", "websocket"},
                                                     {"Sec-WebSocket-Version", "13"},
                                                     {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}};
    const HttpReply refused = http_request(server.port(), "GET", "/ws", upgrade);
    CHECK(refused.status == 429);
    CHECK(refused.headers.at("retry-after") == "1");
    CHECK(Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="new_connections"})") ==
          1);
    CHECK(get(server.port(), "/healthz").status == 200);
    server.clock.advance(1000);
    CHECK_NOTHROW(server.guest());
}

TEST_CASE("an address opens only so many TCP connections, whatever it sends over them, and another goes on") {
    TestServer server([](server::Config& config) {
        config.limits.new_connections_per_network = {.burst = 1, .per_second = 1};
        config.request_within = std::chrono::minutes(5);
        config.metrics_bind = "127.0.0.1:0";
    });
    SilentSockets silent(server.port());
    silent.open("127.0.0.2", 10);
    CHECK(becomes_true([&] { return silent.closed() == 3; }));
    CHECK(Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="new_connections"})") ==
          3);
    CHECK(get(server.port(), "/healthz").status == 200);
    server.clock.advance(1000);
    silent.open("127.0.0.2", 8);
    CHECK(becomes_true([&] { return silent.closed() == 4; }));
}

TEST_CASE("a proxy that the server trusts opens as many TCP connections as its clients need") {
    TestServer server([](server::Config& config) {
        config.limits.new_connections_per_network = {.burst = 0, .per_second = 1};
        config.request_within = std::chrono::minutes(5);
        config.trusted_proxies = *server::TrustedProxies::parse("127.0.0.1");
    });
    SilentSockets silent(server.port());
    silent.open("127.0.0.2", 1);
    CHECK(becomes_true([&] { return silent.closed() == 1; }));
    CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("requests that are not for the server count as well, and those of other sites") {
    TestServer server(
        [](server::Config& config) { config.limits.files_per_network = {.burst = 2, .per_second = 0}; });
    const auto from_elsewhere = [&] {
        return http_request(server.port(), "GET", "/", {{"Host", "rebound.example.org"}}).status;
    };
    CHECK(from_elsewhere() == 421);
    CHECK(from_elsewhere() == 421);
    CHECK(from_elsewhere() == 429);
}

TEST_CASE("every HTTP request counts for its address, even one that is refused, whatever it asks for") {
    TestServer server([](server::Config& config) {
        const server::Rate once{.burst = 1, .per_second = 0};
        config.entry = server::EntryRule::nobody;
        config.limits.files_per_network = {.burst = 4, .per_second = 0};
        config.limits.previews_per_network = once;
        config.limits.history_per_network = once;
        config.limits.imports_per_network = once;
        config.limits.host_requests_per_network = once;
    });
    const std::map<std::string, std::string> foreign{{"Origin", "https://elsewhere.example.org"}};
    const auto status = [&](const std::string& method, const std::string& target,
                            std::map<std::string, std::string> headers = {}) {
        return http_request(server.port(), method, target, std::move(headers)).status;
    };
    CHECK(status("GET", "/feed/nonsense.atom") == 404);
    CHECK(status("GET", "/feed/nonsense.atom") == 429);
    // What a page of another site sends uses up nothing of its visitor but files.
    CHECK(status("GET", "/api/v1/games", foreign) == 403);
    CHECK(status("POST", "/api/v1/games", foreign) == 403);
    CHECK(status("POST", "/host/api", foreign) == 403);
    CHECK(status("GET", "/api/v1/games") == 401);
    CHECK(status("GET", "/api/v1/games") == 429);
    CHECK(status("POST", "/api/v1/games") == 401);
    CHECK(status("POST", "/api/v1/games") == 429);
    CHECK(status("GET", "/host/api") == 405);
    CHECK(status("GET", "/host/api") == 429);
    CHECK(status("POST", "/host/api", {{"Content-Type", "text/plain"}}) == 429);
    CHECK(status("GET", "/r/K7QFW2MX") != 429);  // without a preview, because nobody may become a guest
    CHECK(status("POST", "/host/api", foreign) == 429);
    for (const char* target :
         {"/r/K7QFW2MX", "/r/K7QFW2MX/board.png", "/embed/K7QFW2MX/1", "/", "/healthz", "/readyz"})
        CHECK(status("GET", target) == 429);
}

TEST_CASE("the connection of an address that has asked too often is closed with the answer") {
    TestServer server(
        [](server::Config& config) { config.limits.files_per_network = {.burst = 1, .per_second = 0}; });
    boost::asio::io_context context;
    boost::asio::generic::stream_protocol::socket socket(context);
    socket.connect(server::socket_address("127.0.0.1", server.port()));
    const std::string request =
        "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(server.port()) + "\r\n\r\n";
    boost::asio::write(socket, boost::asio::buffer(request + request));
    std::string answers;
    boost::system::error_code end;
    boost::asio::read(socket, boost::asio::dynamic_buffer(answers), end);
    CHECK(end == boost::asio::error::eof);
    for (const char* part : {"HTTP/1.1 200", "HTTP/1.1 429", "Connection: close"})
        CHECK(answers.find(part) != std::string::npos);
}

TEST_CASE("a client that is refused while it sends a body can send the rest of it and gets the answer") {
    TestServer server(
        [](server::Config& config) { config.limits.host_requests_per_network = {.burst = 0, .per_second = 0}; });
    boost::asio::io_context context;
    boost::asio::generic::stream_protocol::socket socket(context);
    socket.connect(server::socket_address("127.0.0.1", server.port()));
    const std::string head = "POST /host/api HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(server.port()) +
                             "\r\nContent-Length: 2000\r\n\r\n";
    boost::asio::write(socket, boost::asio::buffer(head));
    std::string answer;
    boost::system::error_code end;
    boost::asio::read(socket, boost::asio::dynamic_buffer(answer), end);  // until nothing more is sent
    CHECK(end == boost::asio::error::eof);
    CHECK(answer.find("HTTP/1.1 429") != std::string::npos);
    for (int part = 0; part < 2; ++part) {  // the second would fail if the first had found nobody
        boost::system::error_code error;
        boost::asio::write(socket, boost::asio::buffer(std::string(1000, 'x')), error);
        CHECK_FALSE(error);
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
}

TEST_CASE("an HTTP request has only so large a head and a body") {
    TestServer server;
    const auto status = [&](const std::map<std::string, std::string>& headers) {
        return http_request(server.port(), "GET", "/healthz", headers).status;
    };
    CHECK(status({{"X-Long", std::string(server::max_header_bytes - 200, 'x')}}) == 200);
    CHECK(status({{"X-Long", std::string(server::max_header_bytes, 'x')}}) == 431);
    CHECK(status({{"Content-Length", std::to_string(server::max_body_bytes + 1)}}) == 413);
}
