#include <boost/system/system_error.hpp>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/net/inflow.hpp"
#include "server/net/websocket.hpp"
#include "server/start/version.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

json answer_to(WebSocketClient& socket, const std::string& text) {
    socket.send(text);
    return json::parse(socket.receive().value());
}

const std::string hello_frame = R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})";

}  // namespace

TEST_CASE("a new guest gets a token and is recognised by it later") {
    TestServer server;
    Guest first = server.guest();
    CHECK(first.welcome.server == server::program_version() + "+00000000");
    CHECK(first.token.size() == 64);
    CHECK_FALSE(first.welcome.name);
    first.create("Mara");
    Guest again = server.guest(first.token);
    CHECK_FALSE(again.welcome.token);
    CHECK(again.welcome.name == "Mara");
    CHECK(server.guest().token != first.token);
}

TEST_CASE("tokens are stored as hashes only") {
    TestServer server;
    const Guest guest = server.guest();
    auto database = server.database();
    auto rows = database.prepare("SELECT hex(token_hash) FROM devices");
    REQUIRE(rows.step());
    std::string stored = rows.text(0);
    for (char& digit : stored) digit = static_cast<char>(std::tolower(digit));
    CHECK(stored.size() == 64);
    CHECK(stored != guest.token);
}

TEST_CASE("no request is carried out before hello") {
    TestServer server;
    WebSocketClient socket(server.port());
    CHECK(answer_to(socket, R"({"type":"rooms","id":"r1"})")["code"] == "NOT_AUTHENTICATED");
    CHECK(answer_to(socket, hello_frame)["type"] == "welcome");
    CHECK(answer_to(socket, hello_frame)["code"] == "ALREADY_AUTHENTICATED");
    CHECK(answer_to(socket, R"({"type":"rooms","id":"r2"})")["type"] == "rooms");
}

TEST_CASE("a room may be joined right behind the hello, without waiting for its answer") {
    TestServer server;
    Guest mara = server.guest();
    json join = {{"type", "join"}, {"id", "j1"}, {"room", mara.create("Mara")}};
    json hello = json::parse(hello_frame);
    hello["token"] = std::string(64, 'a');
    WebSocketClient socket(server.port());
    socket.send(hello.dump());
    CHECK(answer_to(socket, join.dump())["code"] == "UNKNOWN_TOKEN");
    CHECK(json::parse(socket.receive().value())["code"] == "NOT_AUTHENTICATED");
    hello["token"] = mara.token;
    socket.send(hello.dump());
    join["id"] = "j2";
    CHECK(answer_to(socket, join.dump())["type"] == "welcome");
    const json joined = json::parse(socket.receive().value());
    CHECK(joined["type"] == "joined");
    CHECK(joined["id"] == "j2");
    CHECK(joined["seat"] == 0);
}

TEST_CASE("a hello that cannot be used is refused and may be sent again") {
    TestServer server;
    WebSocketClient socket(server.port());
    CHECK(answer_to(socket, R"({"type":"hello","id":"h","protocols":{"min":2,"max":3}})")["code"] ==
          "UNSUPPORTED_PROTOCOL");
    json unknown = json::parse(hello_frame);
    unknown["token"] = std::string(64, 'a');
    CHECK(answer_to(socket, unknown.dump())["code"] == "UNKNOWN_TOKEN");
    CHECK(answer_to(socket, hello_frame)["type"] == "welcome");
}

TEST_CASE("an invalid message gets an error and does no harm") {
    TestServer server;
    WebSocketClient socket(server.port());
    answer_to(socket, hello_frame);
    const json unknown = answer_to(socket, R"({"type":"dance","id":"d1"})");
    CHECK(unknown["code"] == "UNKNOWN_TYPE");
    CHECK(unknown["id"] == "d1");
    const json wrong = answer_to(socket, R"({"type":"join","id":"j1","room":7})");
    CHECK(wrong["code"] == "BAD_MESSAGE");
    CHECK(wrong["field"] == "/room");
    CHECK(answer_to(socket, R"([1,2])")["type"] == "error");
    CHECK(answer_to(socket, R"({"type":"pass","id":"p1","room":"K7QFW2MX","game":1,"turn":1})")["code"] ==
          "NOT_JOINED");
    CHECK(answer_to(socket, R"({"type":"leave","id":"l1","room":"K7QFW2MX"})")["code"] == "NOT_JOINED");
    CHECK(answer_to(socket, R"({"type":"rooms","id":"r"})")["type"] == "rooms");
}

TEST_CASE("a frame that is not JSON ends the connection with 1008") {
    TestServer server;
    WebSocketClient text(server.port());
    text.send("hello?");
    CHECK(text.close_code() == 1008);
    WebSocketClient binary(server.port());
    binary.send_binary(hello_frame);
    CHECK(binary.close_code() == 1008);
}

TEST_CASE("a text that is not UTF-8 ends the connection with 1007") {
    TestServer server;
    WebSocketClient socket(server.port());
    socket.send("{\"type\":\"\xff\"}");
    CHECK(socket.close_code() == 1007);
}

TEST_CASE("a client that does not read its answers is not read from, and loses none of them") {
    TestServer server;
    Guest mara = server.guest();
    constexpr int times = 1500;
    for (int count = 0; count < times; ++count)
        mara.socket.send(protocol::write(client::Catalogue{.id = "c" + std::to_string(count)}));
    std::size_t bytes = 0;
    for (int answers = 0; answers < times; ++answers) {
        const auto frame = mara.socket.receive();
        REQUIRE(frame);
        CHECK(frame->find(R"("type":"catalogue")") != std::string::npos);
        bytes += frame->size();
    }
    // More than the outbox and the buffers of both sides can hold.
    CHECK(bytes > std::size_t{16} << 20);
}

TEST_CASE("a connection that is lost while its client reads nothing leaves its place to another") {
    TestServer server([](server::Config& config) { config.connections_per_network = 1; });
    {
        Guest mara = server.guest();
        const std::string room = mara.create("Mara");
        for (int count = 0; count < 4000; ++count)
            mara.socket.send(protocol::write(client::Join{.id = "again" + std::to_string(count), .room = room}));
        std::this_thread::sleep_for(std::chrono::seconds(5));
    }
    const auto can_connect = [&] {
        try {
            server.guest();
            return true;
        } catch (const std::exception&) {
            return false;
        }
    };
    CHECK(becomes_true(can_connect));
}

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

TEST_CASE("a fragment that goes on ends a connection after so many bytes, long before its idle limit") {
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

TEST_CASE("a connection from which nothing comes is ended, and one that answers pings is kept") {
    constexpr auto idle_limit = std::chrono::seconds(6);
    TestServer server([&](server::Config& config) {
        config.idle_limit = idle_limit;
        config.ping_every = std::chrono::minutes(10);  // of the protocol; those of WebSocket go on
        config.metrics_bind = "127.0.0.1:0";
    });
    WebSocketClient silent(server.port());
    answer_to(silent, hello_frame);
    WebSocketClient beside(server.port());
    answer_to(beside, hello_frame);
    const auto sessions = [&] { return Scrape::of(server.metrics_port()).value("crisscross_sessions"); };
    CHECK(sessions() == 2);
    const auto is_ended = [&] {
        beside.receive_within(std::chrono::milliseconds(100));
        return sessions() == 1;
    };
    CHECK(becomes_true(is_ended));
    beside.receive_within(2 * idle_limit);
    CHECK(answer_to(beside, R"({"type":"ping","sent":1})")["sent"] == 1);
    CHECK_NOTHROW(silent.close_code());
}

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

TEST_CASE("pings end a connection that sends too many, also between messages") {
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

TEST_CASE("a frame that is too large ends the connection with 1009") {
    TestServer server;
    WebSocketClient socket(server.port());
    answer_to(socket, hello_frame);
    json large = {{"type", "rooms"}, {"id", std::string(16 * 1024, 'x')}};
    socket.send(large.dump());
    CHECK(socket.close_code() == 1009);
}

TEST_CASE("ping is answered with the server's time") {
    TestServer server;
    WebSocketClient socket(server.port());
    const json pong = answer_to(socket, R"({"type":"ping","sent":-12})");
    CHECK(pong["type"] == "pong");
    CHECK(pong["sent"] == -12);
    CHECK(pong["at"] == server.clock.now());
}

TEST_CASE("the server pings, with the lag that it measured") {
    TestServer server([](server::Config& config) { config.ping_every = std::chrono::milliseconds(30); });
    WebSocketClient socket(server.port());
    const json first = json::parse(socket.receive().value());
    REQUIRE(first["type"] == "ping");
    CHECK_FALSE(first.contains("lag"));
    server.clock.advance(42);
    socket.send(json{{"type", "pong"}, {"sent", first["sent"]}}.dump());
    json next;
    for (int tries = 0; tries < 20 && !next.contains("lag"); ++tries) next = json::parse(socket.receive().value());
    CHECK(next["lag"] == 42);
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
        config.limits.answers = {.burst = 40'000, .per_second = 100'000};
        config.metrics_bind = "127.0.0.1:0";
    });
    WebSocketClient reader(server.port()), player(server.port());
    for (WebSocketClient* socket : {&reader, &player}) answer_to(*socket, hello_frame);
    int answers = 0;
    for (std::optional<std::string> answer = "{}"; answer && answers < 50; ++answers) {
        reader.send(R"({"type":"catalogue","id":"c"})");
        answer = reader.receive_within(std::chrono::milliseconds(500));
    }
    CHECK(answers < 20);
    CHECK(Scrape::of(server.metrics_port()).value("crisscross_limits_reached_total{limit=\"answers\"}") == 1);
    for (int count = 0; count < 50; ++count)
        CHECK(answer_to(player, R"({"type":"rooms","id":"r1"})")["type"] == "rooms");
    server.clock.advance(1000);
    CHECK(json::parse(reader.receive().value())["type"] == "catalogue");
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
    TestServer server([](server::Config& config) { config.frames = {.burst = 1, .per_second = 0.001}; });
    WebSocketClient socket(server.port());
    answer_to(socket, hello_frame);
    socket.send(R"({"type":"rooms","id":"r1"})");
    CHECK_FALSE(socket.receive_within(std::chrono::milliseconds(100)));
    const auto before = std::chrono::steady_clock::now();
    server.stop();
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::milliseconds(2500));
}

TEST_CASE("a page of another site cannot open a socket") {
    TestServer server;
    CHECK_THROWS_WITH(WebSocketClient(server.port(), {.origin = "https://evil.example.org"}),
                      "declined with status 403");
    const std::string own = "http://127.0.0.1:" + std::to_string(server.port());
    CHECK_NOTHROW(WebSocketClient(server.port(), {.origin = own}));
    CHECK_THROWS_WITH(WebSocketClient(server.port(), {.path = "/other"}), "declined with status 404");
}

TEST_CASE("a page that leads here under a name of its own cannot open a socket") {
    TestServer server;
    CHECK_THROWS_WITH(
        WebSocketClient(server.port(), {.host = "evil.example.org", .origin = "http://evil.example.org"}),
        "declined with status 421");
    const std::string port = std::to_string(server.port());
    CHECK_NOTHROW(
        WebSocketClient(server.port(), {.host = "localhost:" + port, .origin = "http://localhost:" + port}));
}
