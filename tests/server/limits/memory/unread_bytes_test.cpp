#include "server/limits/memory/unread_bytes.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
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

/// Takes the networks that clients name, and closes none of them for anything else.
void trust_forwarded_addresses(server::Config& config) {
    config.trusted_proxies = server::TrustedProxies::parse("127.0.0.1").value();
    config.metrics_bind = "127.0.0.1:0";
    config.ping_every = std::chrono::minutes(10);
    config.write_limit = std::chrono::minutes(2);
    config.goodbye = std::chrono::minutes(1);
}

bool limit_reached(const TestServer& server) {
    const std::string counter = R"(crisscross_limits_reached_total{limit="unread_bytes"})";
    return Scrape::of(server.metrics_port()).value(counter) >= 1;
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

TEST_CASE("what all networks have not read is bounded, and no network gets more than it leaves for others") {
    UnreadBytes all({.always = 10, .per_network = 100, .total = 400}, [](const std::string&) {});
    std::deque<UnreadBytes::Share> slow;
    std::vector<std::size_t> waiting;
    for (int number = 0; number < 10; ++number) {
        UnreadBytes::Share& share = slow.emplace_back(all.share_of("192.0.2." + std::to_string(number)));
        std::size_t& bytes = waiting.emplace_back(0);
        while (share.add(1, 11)) ++bytes;
    }
    CHECK(waiting == std::vector<std::size_t>{100, 100, 100, 50, 25, 12, 6, 3, 2, 1});
    UnreadBytes::Share reads = all.share_of("2001:db8::/64");
    CHECK_FALSE(reads.add(1, 11));
    CHECK(reads.add(5, 10));
    slow.front().remove(100);
    CHECK(reads.add(40, 11));
}

TEST_CASE("clients of many networks that read nothing are closed, and those who read go on") {
    TestServer server([](server::Config& config) {
        config.unread_bytes = {.always = 16 << 10, .per_network = 256 << 10, .total = 512 << 10};
        trust_forwarded_addresses(config);
    });
    std::vector<WebSocketClient> silent;
    for (int number = 1; number <= 8; ++number)
        silent.push_back(silent_guest_of(server.port(), "192.0.2." + std::to_string(number)));
    CHECK(becomes_true([&] { return limit_reached(server); }));
    WebSocketClient reads = guest_of(server.port(), "198.51.100.1");
    for (int number = 0; number < 20; ++number) {
        reads.send(R"({"type":"catalogue","id":"c"})");
        CHECK(json::parse(reads.receive().value())["type"] == "catalogue");
    }
    const std::pair too_much(1013, std::string("Too much waits for clients that read too slowly."));
    CHECK(std::ranges::any_of(silent, [&](WebSocketClient& socket) { return end_of(socket) == too_much; }));
}

TEST_CASE("clients of one network that read nothing are closed with 1013, and those of another go on") {
    TestServer server([](server::Config& config) {
        config.unread_bytes = {.always = 16 << 10, .per_network = 256 << 10};
        trust_forwarded_addresses(config);
    });
    Guest anna = server.guest();
    Guest ben = server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    ben.join(room);
    std::vector<WebSocketClient> silent;
    for (int number = 0; number < 3; ++number) silent.push_back(silent_guest_of(server.port(), "192.0.2.1"));
    CHECK(becomes_true([&] { return limit_reached(server); }));
    CHECK_NOTHROW(guest_of(server.port(), "192.0.2.1"));
    anna.wait_for(ben.say(client::TakeSeat{.name = "Ben"}));
    ben.wait_for(anna.say(client::Start{}));
    CHECK(ben.snapshot()["stage"] == "playing");
    int closed = 0;
    for (WebSocketClient& socket : silent) {
        const auto end = end_of(socket);
        if (!end) continue;
        ++closed;
        CHECK(*end == std::pair(1013, std::string("Too much waits for clients that read too slowly.")));
    }
    CHECK(closed >= 1);
}
