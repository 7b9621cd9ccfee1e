#include <fstream>
#include <nlohmann/json.hpp>

#include "server/access/auth.hpp"
#include "storage/sqlite/tables/people/invitations.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/answer_to_hello.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

/// A server that a test opens and closes.
TestServer server_with(server::EntryRule entry) {
    return TestServer([entry](server::Config& config) { config.entry = entry; });
}

std::string code(const json& answer) {
    return answer.value("code", answer.at("type").get<std::string>());
}

const std::string secret(64, 'b');

void invite(TestServer& server, int uses, std::int64_t lifetime = 1000) {
    auto database = server.database();
    const std::int64_t now = server.clock.now();
    storage::create_invitation(
        database, {.secret = server::token_hash(secret).value(), .at = now, .expires = now + lifetime, .uses = uses});
}

}  // namespace

TEST_CASE("with an invitation a new guest gets in, as often as it says, and is known afterwards") {
    TestServer server = server_with(server::EntryRule::invitation);
    CHECK(code(hello(server)) == "INVITATION_NEEDED");
    CHECK(code(hello(server, {{"invitation", secret}})) == "BAD_INVITATION");
    invite(server, 1);
    const json welcome = hello(server, {{"invitation", secret}});
    REQUIRE(code(welcome) == "welcome");
    CHECK(code(hello(server, {{"invitation", secret}})) == "BAD_INVITATION");
    CHECK(code(hello(server, {{"token", welcome.at("token")}})) == "welcome");
}

TEST_CASE("an invitation ends when its time is over, even while the server runs") {
    TestServer server = server_with(server::EntryRule::invitation);
    invite(server, 5, 1000);
    CHECK(code(hello(server, {{"invitation", secret}})) == "welcome");
    server.clock.advance(1000);
    CHECK(code(hello(server, {{"invitation", secret}})) == "BAD_INVITATION");
}

TEST_CASE("an invitation ends by the wall clock, which the program that makes it reads, too") {
    TestServer server = server_with(server::EntryRule::invitation);
    invite(server, 5, 1000);
    server.clock.set_wall_ahead(1000);
    CHECK(code(hello(server, {{"invitation", secret}})) == "BAD_INVITATION");
    server.clock.set_wall_ahead(999);
    CHECK(code(hello(server, {{"invitation", secret}})) == "welcome");
}

TEST_CASE("guessing invitations is limited by network") {
    TestServer server = server_with(server::EntryRule::invitation);
    for (int guess = 0; guess < 10; ++guess) CHECK(code(hello(server, {{"invitation", secret}})) == "BAD_INVITATION");
    CHECK(code(hello(server, {{"invitation", secret}})) == "TOO_MANY_GUESSES");
}

TEST_CASE("wrong invitations take nothing from the new guests that an address may have") {
    TestServer server([](server::Config& config) {
        config.entry = server::EntryRule::invitation;
        config.limits.guests_per_network = {.burst = 1, .per_second = 0};
    });
    for (int guess = 0; guess < 5; ++guess) CHECK(code(hello(server, {{"invitation", secret}})) == "BAD_INVITATION");
    invite(server, 2);
    CHECK(code(hello(server, {{"invitation", secret}})) == "welcome");
    CHECK(code(hello(server, {{"invitation", secret}})) == "TOO_MANY_GUESTS");
}

TEST_CASE("with the password a new guest gets in") {
    TestServer server([](server::Config& config) {
        config.entry = server::EntryRule::password;
        config.password = "open sesame";
    });
    CHECK(code(hello(server)) == "PASSWORD_NEEDED");
    CHECK(code(hello(server, {{"password", "abracadabra"}})) == "WRONG_PASSWORD");
    CHECK(code(hello(server, {{"password", "open sesame"}})) == "welcome");
    invite(server, 1);
    CHECK(code(hello(server, {{"invitation", secret}})) == "welcome");
}

TEST_CASE("a server does not start without a password to ask for, or with one that it does not ask for") {
    const auto start = [](server::EntryRule entry, const char* password) {
        TestServer([&](server::Config& config) {
            config.entry = entry;
            config.password = password;
        });
    };
    CHECK_THROWS_WITH(start(server::EntryRule::password, ""),
                      "the entry `password` needs a password (--password-file)");
    CHECK_THROWS_WITH(start(server::EntryRule::invitation, "open sesame"),
                      "there is a password (--password-file), but the entry is not `password`");
}

TEST_CASE("a server that is closed to new guests still serves those whom it knows") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    TestServer closed([&](server::Config& config) {
        config.data = server.data();
        config.entry = server::EntryRule::nobody;
        server.stop();
    });
    CHECK(code(hello(closed)) == "NO_NEW_GUESTS");
    Guest again = closed.guest(mara.token);
    CHECK(again.join(room).room == room);
}

TEST_CASE("a refused hello does not say whether a room exists, and the room's link alone lets nobody in") {
    TestServer server = server_with(server::EntryRule::invitation);
    WebSocketClient socket(server.port());
    socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
    CHECK(code(json::parse(socket.receive().value())) == "INVITATION_NEEDED");
    socket.send(R"({"type":"join","id":"j","room":"K7QFW2MX"})");
    CHECK(code(json::parse(socket.receive().value())) == "NOT_AUTHENTICATED");
}
