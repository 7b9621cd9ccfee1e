#include "server/limits/memory/unread_bytes.hpp"

#include <chrono>
#include <nlohmann/json.hpp>

#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/hello.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace client = crisscross::protocol::client;
using nlohmann::json;
using server::UnreadBytes;

namespace {

WebSocketClient guest_of(std::uint16_t port, const std::string& network, int receive_buffer = 0) {
    WebSocketClient socket(port, {.forwarded_for = network, .receive_buffer = receive_buffer});
    socket.send(hello_frame);
    CHECK(json::parse(socket.receive().value())["type"] == "welcome");
    return socket;
}

/// A client that asks for more than the kernel takes for it, and reads none of it.
WebSocketClient silent_guest_of(std::uint16_t port, const std::string& network) {
    WebSocketClient socket = guest_of(port, network, 4096);
    const std::string request = R"({"type":"catalogue","id":"c"})";
    socket.send(request);
    const std::size_t size = socket.receive().value().size();
    for (std::size_t asked = 0; asked < (1 << 20); asked += size) socket.send(request);
    return socket;
}

/// How the server has closed a connection, once all of it is read; nothing if it goes on.
std::optional<std::pair<int, std::string>> end_of(WebSocketClient& socket) {
    try {
        while (socket.receive(2s)) continue;
        return std::pair(socket.close_code(), socket.close_reason());
    } catch (const TooLate&) {
        return std::nullopt;
    }
}

}  // namespace

TEST_CASE("what a network has not read is bounded, and a connection for which little waits always gets more") {
    std::vector<std::string> refused;
    UnreadBytes all({.always = 10, .per_network = 100},
                    [&](const std::string& network) { refused.push_back(network); });
    UnreadBytes::Share slow = all.share_of("192.0.2.1");
    UnreadBytes::Share beside = all.share_of("192.0.2.1");
    UnreadBytes::Share elsewhere = all.share_of("192.0.2.2");
    CHECK(slow.add(90, 0));
    CHECK_FALSE(slow.add(11, 90));
    CHECK(slow.add(10, 90));
    CHECK(beside.add(50, 10));
    CHECK_FALSE(beside.add(1, 60));
    CHECK(elsewhere.add(100, 50));
    slow.remove(100);
    CHECK_FALSE(beside.add(51, 60));
    CHECK(beside.add(50, 60));
    CHECK(refused == std::vector<std::string>(3, "192.0.2.1"));
    CHECK(UnreadBytes::Share().add(1'000, 1'000));
}

TEST_CASE("clients of one network that read nothing are closed with 1013, and those of another go on") {
    TestServer server([](server::Config& config) {
        config.unread_bytes = {.always = 16 << 10, .per_network = 256 << 10};
        config.trusted_proxies = server::TrustedProxies::parse("127.0.0.1").value();
        config.metrics_bind = "127.0.0.1:0";
        config.ping_every = std::chrono::minutes(10);
        config.write_limit = std::chrono::minutes(2);
        config.goodbye = std::chrono::minutes(1);
    });
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    ben.join(room);
    std::vector<WebSocketClient> silent;
    for (int number = 0; number < 3; ++number) silent.push_back(silent_guest_of(server.port(), "192.0.2.1"));
    CHECK(becomes_true([&] {
        return Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="unread_bytes"})") >=
               1;
    }));
    CHECK_NOTHROW(guest_of(server.port(), "192.0.2.1"));
    anna.wait_for(ben.say(client::TakeSeat{.name = "Ben"}));
    ben.wait_for(anna.say(client::Start{}));
    CHECK(ben.snapshot()["stage"] == "playing");
    int closed = 0;
    for (WebSocketClient& socket : silent) {
        const auto end = end_of(socket);
        if (!end) continue;
        ++closed;
        CHECK(*end == std::pair(1013, std::string("The clients of this network read too slowly.")));
    }
    CHECK(closed >= 1);
}
