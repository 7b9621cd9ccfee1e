#include <algorithm>
#include <chrono>
#include <deque>
#include <thread>
#include <vector>

#include "tests/support/attacks/raw_frames.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/hello.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/server/quick_stop.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
using nlohmann::json;

namespace {

/// What a connection may usually ask for; and a single thread, so that whatever holds it up holds up everybody.
void use_one_thread(server::Config& config) {
    const server::Config usual;
    config.threads = 1;
    config.frames = usual.frames;
    config.limits.answers_per_connection = usual.limits.answers_per_connection;
    config.limits.joins_per_connection = usual.limits.joins_per_connection;
    config.limits.joins_per_person = usual.limits.joins_per_person;
    config.limits.joins_per_network = usual.limits.joins_per_network;
    config.metrics_bind = "127.0.0.1:0";
}

/// Clients that ask to join a room again and again, more often than they may, and read no answer.
std::vector<WebSocketClient> flooders_of(const TestServer& server, const std::string& room) {
    std::string requests;
    for (int count = 0; count < 300; ++count)
        requests += raw_message(R"("type":"join","id":"j","room":")" + room + '"');
    std::vector<WebSocketClient> flooders;
    for (int number = 0; number < 20; ++number)
        answer_to(flooders.emplace_back(server.port(), WebSocketClient::Options{.receive_buffer = 4096}),
                  hello_frame);
    for (WebSocketClient& flooder : flooders) flooder.send_raw(requests);
    return flooders;
}

/// The longest time until a ping is answered, of those that a client sends in two seconds of the server's clock.
std::chrono::steady_clock::duration longest_wait(TestServer& server, WebSocketClient& socket) {
    std::chrono::steady_clock::duration longest{};
    for (int number = 0; number < 40; ++number) {
        const auto sent = std::chrono::steady_clock::now();
        socket.send(R"({"type":"ping","sent":1})");
        while (json::parse(socket.receive().value())["type"] != "pong") continue;
        longest = std::max(longest, std::chrono::steady_clock::now() - sent);
        std::this_thread::sleep_for(50ms);
        server.clock.advance(50);
    }
    return longest;
}

}  // namespace

TEST_CASE("a client that sends more bytes than it may is read more slowly, and nobody waits for it") {
    constexpr std::size_t bytes_per_second = 8 * 1024;
    constexpr int pings = 6;
    TestServer server([&](server::Config& config) { config.bytes_per_second = bytes_per_second; });
    WebSocketClient fast(server.port());
    answer_to(fast, hello_frame);
    const auto begins = std::chrono::steady_clock::now();
    for (int number = 0; number < pings; ++number)
        fast.send(json{{"type", "ping"}, {"sent", number}, {"more", std::string(bytes_per_second, 'x')}}.dump());
    WebSocketClient beside(server.port());
    CHECK(answer_to(beside, hello_frame)["type"] == "welcome");
    for (int number = 0; number < pings; ++number) {
        const json pong = json::parse(fast.receive().value());
        CHECK(pong["sent"] == number);
    }
    // The first may come at once, and so may the second, if the last second is over.
    CHECK(std::chrono::steady_clock::now() - begins >= std::chrono::seconds(pings - 3));
}

TEST_CASE("a client that asks too often is read more slowly, and every request is answered") {
    TestServer server([](server::Config& config) {
        config.frames = {.burst = 3, .per_second = 5};
        config.metrics_bind = "127.0.0.1:0";
    });
    WebSocketClient socket(server.port());
    answer_to(socket, hello_frame);
    for (int count = 1; count <= 4; ++count)
        socket.send(R"({"type":"rooms","id":"r)" + std::to_string(count) + "\"}");
    CHECK(json::parse(socket.receive().value())["id"] == "r1");
    CHECK(json::parse(socket.receive().value())["id"] == "r2");
    CHECK_FALSE(socket.receive_within(std::chrono::milliseconds(500)));
    server.clock.advance(200);
    CHECK(json::parse(socket.receive().value())["id"] == "r3");
    const auto is_slowed_twice = [&server] {
        const std::string slowed = "crisscross_limits_reached_total{limit=\"frames\"}";
        return Scrape::of(server.metrics_port()).value(slowed) == 2;
    };
    CHECK(becomes_true(is_slowed_twice));
    server.clock.advance(200);
    const json last = json::parse(socket.receive().value());
    CHECK(last["id"] == "r4");
    CHECK(last["type"] == "rooms");
}

TEST_CASE("a client that asks for long answers is read more slowly than one that asks for short ones") {
    TestServer server([](server::Config& config) {
        config.limits.answers_per_connection = {.burst = 40'000, .per_second = 100'000};
        config.metrics_bind = "127.0.0.1:0";
    });
    WebSocketClient reader(server.port()), player(server.port());
    for (WebSocketClient* socket : {&reader, &player}) answer_to(*socket, hello_frame);
    const auto is_slowed = [&server] {
        const std::string slowed = "crisscross_limits_reached_total{limit=\"answers\"}";
        return Scrape::of(server.metrics_port()).value(slowed) == 1;
    };
    for (int requests = 0; requests < 20 && !is_slowed(); ++requests) {
        reader.send(R"({"type":"catalogue","id":"c"})");
        REQUIRE(becomes_true([&] { return reader.receive_within(100ms) || is_slowed(); }));
    }
    REQUIRE(is_slowed());
    for (int count = 0; count < 25; ++count)
        CHECK(answer_to(player, R"({"type":"rooms","id":"r1"})")["type"] == "rooms");
    server.clock.advance(1000);
    CHECK(json::parse(reader.receive().value())["type"] == "catalogue");
}

// Pings take milliseconds even then. A busy machine may make one of them take a second, but not one in each of three
// floods, as a server that lets the flood go first would.
TEST_CASE("clients that join as often as they may and read nothing keep nobody else waiting") {
    TestServer server(use_one_thread);
    std::deque<Guest> players;
    const std::string room = start_room(server, players, {}, 2);
    WebSocketClient beside(server.port());
    answer_to(beside, hello_frame);
    std::vector<WebSocketClient> flooders;
    bool waits = true;
    for (int floods = 0; floods < 3 && waits; ++floods) {
        flooders = flooders_of(server, room);
        waits = longest_wait(server, beside) >= 1s;
    }
    CHECK_FALSE(waits);
    for (const std::string limit : {"joins", "frames"})
        CHECK(becomes_true([&] {
            return Scrape::of(server.metrics_port())
                       .value("crisscross_limits_reached_total{limit=\"" + limit + "\"}") > 0;
        }));
}

TEST_CASE("a message that is wrong counts as a frame") {
    TestServer server([](server::Config& config) { config.frames = {.burst = 2, .per_second = 5}; });
    WebSocketClient socket(server.port());
    const std::string wrong = R"({"type":"join","id":"j1","room":7})";
    CHECK(answer_to(socket, wrong)["code"] == "BAD_MESSAGE");
    CHECK(answer_to(socket, wrong)["code"] == "BAD_MESSAGE");
    socket.send(wrong);
    CHECK_FALSE(socket.receive_within(std::chrono::milliseconds(500)));
    server.clock.advance(200);
    CHECK(json::parse(socket.receive().value())["code"] == "BAD_MESSAGE");
}

TEST_CASE("a server stops at once while a client is read more slowly") {
    CHECK(stops_within(2500ms, [] {
        TestServer server([](server::Config& config) { config.frames = {.burst = 1, .per_second = 0.001}; });
        WebSocketClient socket(server.port());
        answer_to(socket, hello_frame);
        socket.send(R"({"type":"rooms","id":"r1"})");
        CHECK_FALSE(socket.receive_within(100ms));
        return time_to_stop(server);
    }));
}
