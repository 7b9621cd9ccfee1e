#include <list>

#include "tests/server/sessions/code_or_type.hpp"
#include "tests/server/sessions/signing_in.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

TEST_CASE("a guest who makes an account keeps their games, and signs in elsewhere as the same person") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    CHECK_FALSE(account(mara).name);
    make_account(mara, " Mara ");
    CHECK(account(mara).name == "Mara");
    CHECK(account(mara).has_pass_phrase);
    CHECK(rooms(mara).at(0).room == room);
    const json signed_in = sign_in(server, " MARA ");
    REQUIRE(code_or_type(signed_in) == "signed_in");
    CHECK(signed_in.at("name") == "Mara");
    Guest phone = server.guest(signed_in.at("token"));
    CHECK(phone.welcome.name == "Mara");
    CHECK(rooms(phone).at(0).room == room);
    CHECK(mara.refused(client::MakeAccount{.name = "Other", .pass_phrase = bottles}).code == "HAS_ACCOUNT");
}

TEST_CASE("people sign in on a server that takes no new guests, even after a restart") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    server.restart();
    CHECK(code_or_type(sign_in(server, "mara")) == "signed_in");
}

TEST_CASE("a wrong pass-phrase and a name without an account get the same answer, and soon have to wait") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    const json wrong = sign_in(server, "Mara", "ten green bottles");
    CHECK(code_or_type(wrong) == "WRONG_PASS_PHRASE");
    CHECK(sign_in(server, "Nobody") == wrong);
    CHECK(sign_in(server, std::string("\u202E")) == wrong);
    for (int attempt = 3; attempt < 10; ++attempt) CHECK(sign_in(server, "Mara", "wrong") == wrong);
    const json too_many = sign_in(server, "Mara");
    CHECK(code_or_type(too_many) == "TOO_MANY_SIGN_INS");
    server.clock.advance(too_many.at("retry_after"));
    CHECK(code_or_type(sign_in(server, "Mara")) == "signed_in");
}

TEST_CASE("a pass-phrase that is not compared, because too many wait, does not count as an attempt") {
    constexpr int attempts = 20;  // more than may wait
    TestServer server([](server::Config& config) {
        config.limits.failed_sign_ins_per_network = {.burst = attempts, .per_second = 0.001};
        config.limits.failed_sign_ins_per_name = config.limits.failed_sign_ins_per_network;
    });
    const json request{{"type", "sign_in"}, {"id", "s"}, {"name", "Mara"}, {"pass_phrase", "ten green bottles"}};
    std::list<WebSocketClient> sockets;
    for (int count = 0; count < attempts; ++count) sockets.emplace_back(server.port());
    for (WebSocketClient& socket : sockets) socket.send(request.dump());
    int wrong = 0;
    for (WebSocketClient& socket : sockets)
        wrong += code_or_type(json::parse(socket.receive().value())) == "WRONG_PASS_PHRASE";
    while (wrong <= attempts && code_or_type(sign_in(server, "Mara", "wrong")) == "WRONG_PASS_PHRASE") ++wrong;
    CHECK(wrong == attempts);
}

TEST_CASE("right pass-phrases do not count as attempts") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    for (int time = 0; time < 12; ++time) CHECK(code_or_type(sign_in(server, "Mara")) == "signed_in");
}

TEST_CASE("names and pass-phrases of accounts are checked, and nothing changes when they are refused") {
    TestServer server;
    Guest mara = server.guest();
    const std::string marks = "a\u0300\u0300\u0300\u0300\u0300";
    for (const std::string& name : {std::string(), std::string(25, 'x'), marks, std::string("a\u202Eb")})
        CHECK(mara.refused(client::MakeAccount{.name = name, .pass_phrase = bottles}).code == "BAD_NAME");
    for (const std::optional<std::string>& text :
         {std::optional<std::string>(), std::optional<std::string>("short")}) {
        const auto refusal = mara.refused(client::MakeAccount{.name = "Mara", .pass_phrase = text});
        CHECK(refusal.code == "BAD_PASS_PHRASE");
        CHECK(refusal.details.min == 8);
    }
    CHECK_FALSE(account(mara).name);
    CHECK(mara.refused(client::ChangePassPhrase{.pass_phrase = bottles}).code == "NO_ACCOUNT");
}

TEST_CASE("a pass-phrase is changed with the current one, and other devices are signed out if that is wanted") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    const json signed_in = sign_in(server, "Mara");
    Guest phone = server.guest(signed_in.at("token"));
    const std::string more = "twelve green bottles";
    CHECK(phone.refused(client::ChangePassPhrase{.pass_phrase = more}).field == "/old");
    CHECK(phone.refused(client::ChangePassPhrase{.old = "wrong one", .pass_phrase = more}).code ==
          "WRONG_PASS_PHRASE");
    phone.ask_for<from_server::Ok>(
        client::ChangePassPhrase{.old = bottles, .pass_phrase = more, .sign_out_others = true});
    CHECK(std::get<from_server::Error>(mara.next()).code == "DEVICE_SIGNED_OUT");
    CHECK(code_or_type(sign_in(server, "Mara")) == "WRONG_PASS_PHRASE");
    CHECK(code_or_type(sign_in(server, "Mara", more)) == "signed_in");
    CHECK(account(phone).name == "Mara");
}

TEST_CASE("somebody with an account may sign out their only device") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    const auto devices = mara.ask_for<from_server::Devices>(client::Devices{}).devices;
    CHECK_NOTHROW(mara.say(client::SignOut{.device = devices.at(0).device}));
    CHECK(code_or_type(sign_in(server, "Mara")) == "signed_in");
}

TEST_CASE("requests to sign in that make no sense are refused by name and harm nobody") {
    TestServer server;
    for (const json& request :
         {json{{"type", "sign_in"}}, json{{"type", "sign_in"}, {"name", 7}, {"pass_phrase", "x"}},
          json{{"type", "sign_in"}, {"name", "x"}, {"pass_phrase", std::string(257, 'x')}}})
        CHECK(code_or_type(outside(server, request)) == "BAD_MESSAGE");
    CHECK(code_or_type(outside(server, {{"type", "account"}})) == "NOT_AUTHENTICATED");
    CHECK(code_or_type(outside(server, {{"type", "make_account"}, {"name", "x"}, {"pass_phrase", bottles}})) ==
          "NOT_AUTHENTICATED");
    CHECK(code_or_type(outside(server, {{"type", "passkey_challenge"}})) == "NO_PASSKEYS");
    CHECK_NOTHROW(server.guest());
}

TEST_CASE("a pass-phrase is stored as a hash only") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    auto database = server.database();
    auto rows = database.prepare("SELECT pass_phrase FROM accounts");
    REQUIRE(rows.step());
    CHECK(rows.text(0).starts_with("$argon2id$"));
    CHECK(rows.text(0).find(bottles) == std::string::npos);
}

TEST_CASE("right pass-phrases are limited by account and by network, too, and the refusal says for how long") {
    TestServer server([](server::Config& config) {
        config.limits.successful_sign_ins_per_account = {.burst = 2, .per_second = 0.1};
        config.limits.successful_sign_ins_per_network = {.burst = 3, .per_second = 0.01};
    });
    Guest mara = server.guest();
    make_account(mara, "Mara");
    Guest jonas = server.guest();
    make_account(jonas, "Jonas");
    for (int time = 0; time < 2; ++time) CHECK(code_or_type(sign_in(server, "Mara")) == "signed_in");
    const json refused = sign_in(server, "Mara");
    CHECK(code_or_type(refused) == "TOO_MANY_SIGN_INS");
    CHECK(refused.at("retry_after") == 10'000);
    CHECK(code_or_type(sign_in(server, "Jonas")) == "signed_in");
    CHECK(code_or_type(sign_in(server, "Jonas")) == "TOO_MANY_SIGN_INS");
    server.clock.advance(100'000);
    CHECK(code_or_type(sign_in(server, "Mara")) == "signed_in");
}
