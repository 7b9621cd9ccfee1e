#include <chrono>
#include <thread>

#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/hello.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using nlohmann::json;

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
