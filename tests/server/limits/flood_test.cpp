#include <boost/system/system_error.hpp>
#include <chrono>

#include "server/net/inflow.hpp"
#include "server/net/websocket.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/hello.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("endless fragments and pings end a connection") {
    TestServer server([](server::Config& config) { config.metrics_bind = "127.0.0.1:0"; });
    const std::string mask(4, '\0');
    const std::string empty_fragment = std::string("\x00\x80", 2) + mask;
    const std::string ping = std::string("\x89\x80", 2) + mask;
    for (const std::string& nothing : {empty_fragment, ping}) {
        WebSocketClient socket(server.port());
        answer_to(socket, hello_frame);
        std::string flood = std::string("\x01\x80", 2) + mask;
        while (flood.size() < 4 * server::Inflow::max_without_message) flood += nothing;
        try {
            socket.send_raw(flood);
        } catch (const boost::system::system_error&) {
            continue;  // ended before all of it was sent
        }
        CHECK_NOTHROW(socket.close_code());
    }
    CHECK_NOTHROW(server.guest());
    const auto is_counted = [&server] {
        const std::string reached = "crisscross_limits_reached_total{limit=\"message_bytes\"}";
        return Scrape::of(server.metrics_port()).value(reached) == 1;
    };
    CHECK(becomes_true(is_counted));
}

TEST_CASE("an endless fragment ends a connection after a limited number of bytes, long before its idle limit") {
    TestServer server;
    REQUIRE(server.config().idle_limit > std::chrono::seconds(30));
    WebSocketClient socket(server.port());
    answer_to(socket, hello_frame);
    const std::string mask(4, '\0');
    std::string flood = std::string("\x01\x80", 2) + mask;
    while (flood.size() < server::Inflow::max_without_message) flood += std::string("\x00\x80", 2) + mask;
    socket.send_raw(flood);
    const auto sent = std::chrono::steady_clock::now();
    CHECK_NOTHROW(socket.close_code());
    CHECK(std::chrono::steady_clock::now() - sent < std::chrono::seconds(10));
}

TEST_CASE("pings end a connection that sends too many, even between messages") {
    TestServer server;
    WebSocketClient socket(server.port());
    answer_to(socket, hello_frame);
    const std::string ping = std::string("\x89\x80", 2) + std::string(4, '\0');
    const auto pings = [&](double count) {
        std::string all;
        for (double number = 0; number < count; ++number) all += ping;
        socket.send_raw(all);
    };
    const double burst = server::WebSocket::control_frame_rate.burst;
    pings(burst / 2);
    CHECK(answer_to(socket, R"({"type":"ping","sent":1})")["sent"] == 1);
    pings(burst);
    CHECK_NOTHROW(socket.close_code());
    CHECK_NOTHROW(server.guest());
}
