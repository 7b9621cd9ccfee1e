#include "tests/support/clients/hello.hpp"
#include "server/start/version.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

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
