#include <nlohmann/json.hpp>

#include "tests/server/sessions/code_or_type.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

const std::string bottles = "eleven green bottles";

/// The answer to a request on a connection of its own, which says no hello.
json outside(const TestServer& server, json request) {
    request["id"] = "s";
    WebSocketClient socket(server.port());
    socket.send(request.dump());
    return json::parse(socket.receive().value());
}

json sign_in(const TestServer& server, const std::string& name, const std::string& pass_phrase = bottles) {
    return outside(server, {{"type", "sign_in"}, {"name", name}, {"pass_phrase", pass_phrase}});
}

void make_account(Guest& guest, const std::string& name) {
    guest.ask_for<from_server::Ok>(client::MakeAccount{.name = name, .pass_phrase = bottles});
}

from_server::Account account(Guest& guest) {
    return guest.ask_for<from_server::Account>(client::Account{});
}

std::vector<from_server::RoomSummary> rooms(Guest& guest) {
    return guest.ask_for<from_server::Rooms>(client::Rooms{}).rooms;
}

/// What the guest hears next about their game in this room.
from_server::RoomSummary news_of(Guest& guest, const std::string& room) {
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        const auto* news = std::get_if<from_server::MyGames>(&message);
        if (news && news->games.size() == 1 && news->games[0].room == room) return news->games[0];
    }
}

using Names = std::vector<std::string>;

}  // namespace

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

TEST_CASE("a guest who signs in brings their games along, and goes on playing them") {
    TestServer server;
    Guest mara = server.guest();
    const std::string own = mara.create("Mara");
    make_account(mara, "Mara");
    Guest guest = server.guest();
    const std::string room = guest.create("Guest");
    const auto signed_in =
        guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    CHECK(std::get<from_server::Error>(guest.next()).code == "DEVICE_SIGNED_OUT");
    Guest phone = server.guest(signed_in.token);
    CHECK(rooms(phone).size() == 2);
    CHECK(phone.join(room).view.seat == 0);
    CHECK_NOTHROW(phone.say(client::AddComputer{}));
    CHECK(phone.join(own).view.seat == 0);
    phone.join(room);
    CHECK_NOTHROW(phone.say(client::Start{}));
    CHECK_NOTHROW(phone.say(client::Rename{.name = "Mara B"}));
    CHECK(phone.snapshot().at("seats").at(0).at("name") == "Mara B");
}

TEST_CASE("devices that follow the games of an account follow those of a guest from the moment they sign in") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    mara.ask_for<from_server::Ok>(client::FollowMyGames{});
    Guest guest = server.guest();
    const std::string room = guest.create("Guest");
    const auto signed_in =
        guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    CHECK(news_of(mara, room).names == Names{"Guest"});
    Guest phone = server.guest(signed_in.token);
    phone.join(room);
    phone.say(client::AddComputer{});
    while (news_of(mara, room).names.size() < 2) continue;
}

TEST_CASE("the feed of a guest who signs in has the games of the account, unless that has a feed already") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    const std::string room = mara.create("Mara");
    mara.join(room);
    mara.say(client::AddComputer{});
    mara.say(client::Start{});
    mara.say(client::Resign{});
    const auto sign_in_with_feed = [&server] {
        Guest guest = server.guest();
        const std::string secret = guest.ask_for<from_server::Feed>(client::MakeFeed{}).secret;
        guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
        return "/feed/" + secret + ".atom";
    };
    const std::string first = sign_in_with_feed();
    CHECK(get(server.port(), first).body.find("/r/" + room) != std::string::npos);
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).feed);
    CHECK(get(server.port(), sign_in_with_feed()).status == 404);
    CHECK(get(server.port(), first).status == 200);
    mara.ask_for<from_server::Ok>(client::RemoveFeed{});
    CHECK(get(server.port(), first).status == 404);
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

TEST_CASE("a name that nobody can have gets the answer of a wrong pass-phrase, and counts for its network alone") {
    TestServer server([](server::Config& config) {
        config.limits.sign_ins = {.burst = 4, .per_second = 0.001};
        config.limits.sign_ins_per_name = {.burst = 1, .per_second = 0.001};
    });
    const json wrong = sign_in(server, "Nobody");
    CHECK(code_or_type(wrong) == "WRONG_PASS_PHRASE");
    std::string nobody;
    for (int character = 0; character < 200; ++character) nobody += "\uFDFA";  // each looks like 18 others
    for (int time = 0; time < 3; ++time) CHECK(sign_in(server, nobody) == wrong);
    CHECK(code_or_type(sign_in(server, nobody)) == "TOO_MANY_SIGN_INS");
}

TEST_CASE("right pass-phrases do not count as attempts") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    for (int time = 0; time < 12; ++time) CHECK(code_or_type(sign_in(server, "Mara")) == "signed_in");
}

TEST_CASE("no two accounts have names that look alike, and nobody else takes such a name in a room") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    Guest jonas = server.guest();
    const std::string like_mara = "M\u0430ra";  // a Cyrillic a
    CHECK(jonas.refused(client::MakeAccount{.name = like_mara, .pass_phrase = bottles}).code == "NAME_OF_ACCOUNT");
    CHECK(jonas.refused(client::Create{.name = like_mara, .settings = {.system = "classic"}}).code ==
          "NAME_OF_ACCOUNT");
    const std::string room = jonas.create("Jonas");
    CHECK(jonas.refused(client::Rename{.name = "MARA"}).code == "NAME_OF_ACCOUNT");
    Guest other = server.guest();
    other.join(room);
    CHECK(other.refused(client::TakeSeat{.name = "mara"}).code == "NAME_OF_ACCOUNT");
    CHECK(other.refused(client::TakePart{.name = "mara"}).code == "NAME_OF_ACCOUNT");
    mara.join(room);
    CHECK_NOTHROW(mara.say(client::TakeSeat{.name = "MARA"}));
}

TEST_CASE("nobody takes the name of an account by writing its marks in another way, in an account or a room") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "M\u1eadra");
    Guest jonas = server.guest();
    const std::string room = jonas.create("Jonas");
    for (const std::string& equivalent : {"Ma\u0302\u0323ra", "M\u00e2\u0323ra"}) {
        CHECK(jonas.refused(client::MakeAccount{.name = equivalent, .pass_phrase = bottles}).code ==
              "NAME_OF_ACCOUNT");
        CHECK(jonas.refused(client::Rename{.name = equivalent}).code == "NAME_OF_ACCOUNT");
        CHECK(code_or_type(sign_in(server, equivalent)) == "signed_in");
    }
    mara.join(room);
    mara.say(client::TakeSeat{.name = "M\u1eadra"});
    CHECK(jonas.refused(client::Rename{.name = "M\u00e2\u0323ra"}).code == "NAME_OF_ACCOUNT");
}

TEST_CASE("a server that starts gives the names of accounts the looks that they have now") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    server.stop();
    server.database().execute("UPDATE accounts SET look = 'as it was', look_in_small_letters = 'as it was'");
    server.start();
    Guest jonas = server.guest();
    CHECK(jonas.refused(client::MakeAccount{.name = "MARA", .pass_phrase = bottles}).code == "NAME_OF_ACCOUNT");
    CHECK(code_or_type(sign_in(server, "mara")) == "signed_in");
}

TEST_CASE("of two accounts whose names are alike only since an upgrade, both sign in") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    Guest jonas = server.guest();
    make_account(jonas, "Jonas");
    server.stop();
    server.database().execute("UPDATE accounts SET name = 'MARA' WHERE name = 'Jonas'");
    server.start();
    CHECK(sign_in(server, "Mara").at("name") == "Mara");
    CHECK(sign_in(server, "MARA").at("name") == "Jonas");
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
        config.limits.right_sign_ins_per_account = {.burst = 2, .per_second = 0.1};
        config.limits.right_sign_ins = {.burst = 3, .per_second = 0.01};
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
