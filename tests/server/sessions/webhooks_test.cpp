#include <nlohmann/json.hpp>

#include "server/games/model/game_timer.hpp"
#include "tests/server/rooms/guest_games.hpp"
#include "tests/server/sessions/pair_to_call.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scripted_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

TEST_CASE("the webhook of a room hears whose turn it is while they are away, and who wins") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    pair.set_webhook(hook.address("/hook"));
    const std::string name = pair.other_name();
    Guest& away = pair.other();
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    const json turn = json::parse(hook.heard().at(0).body).at("notice");
    CHECK(turn.at("what") == "your_turn");
    CHECK(turn.at("players") == json::array({name}));
    away.join(pair.code);
    away.say(client::Resign{});
    REQUIRE(hook.has_heard(2));
    CHECK(json::parse(hook.heard().at(1).body).at("notice").at("what") == "over");
}

TEST_CASE(
    "the webhook of a room hears of a turn whose player leaves as it begins, unless they come back in a moment") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    pair.set_webhook(hook.address("/hook"));
    Guest& called = pair.mover();
    const std::string name = &called == &pair.host() ? "Mara" : "Ben";
    called.ask_for<from_server::Ok>(client::Leave{.room = pair.code});
    REQUIRE(becomes_true([&] { return !pair.has_nothing_waiting(); }));
    SECTION("they stay away") {
        pair.server.clock.advance(server::time_to_return);
        REQUIRE(hook.has_heard(1));
        const json notice = json::parse(hook.heard().at(0).body).at("notice");
        CHECK(notice.at("what") == "your_turn");
        CHECK(notice.at("players") == json::array({name}));
    }
    SECTION("the other one opens the game meanwhile") {
        pair.other().join(pair.code);
        pair.server.clock.advance(server::time_to_return);
        CHECK(hook.has_heard(1));
    }
    SECTION("they come back") {
        called.join(pair.code);
        CHECK(pair.waits_for_nothing());
        CHECK(hook.heard().empty());
    }
}

TEST_CASE("the webhook of a room hears of the first turn of its next game, if the player does not come to it") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    pair.host().ask_for<from_server::Ok>(
        client::SetWebhook{.room = pair.code, .format = "plain", .address = hook.address("/hook"), .ends = false});
    Guest& ben = pair.guests[1];
    pair.host().wait_for(ben.say(client::Resign{}));
    pair.host().say(client::ProposeGame{});
    ben.say(client::AgreeToGame{.proposal = proposal_seen_by(ben)});
    REQUIRE(becomes_true([&] { return !pair.has_nothing_waiting(); }));
    pair.server.clock.advance(server::time_to_return);
    REQUIRE(hook.has_heard(1));
    const json notice = json::parse(hook.heard().at(0).body).at("notice");
    CHECK(notice.at("what") == "your_turn");
    CHECK(notice.at("game") == 2);
}

TEST_CASE(
    "the webhook of a room hears of every challenge, decided by the list or by a vote, even if everybody is there") {
    const std::string ruling = GENERATE(as<std::string>{}, "double", "vote");
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair(allow_private, {.knobs = {{"ruling", ruling}}});
    pair.set_webhook(hook.address("/hook"));
    Guest& mover = pair.mover();
    Guest& other = pair.other();
    const std::string challenger = pair.other_name();
    client::Play play{.turn = 1};
    for (const std::string& tile : mover.rack())
        if (tile != "?" && play.placement.size() < 2)
            play.placement.push_back({{7, 7 + static_cast<int>(play.placement.size())}, tile, std::nullopt});
    mover.say(play);
    other.say(client::Challenge{.turn = 1});
    REQUIRE(hook.has_heard(1));
    const json body = json::parse(hook.heard().at(0).body);
    CHECK(body.at("notice").at("what") == "challenged");
    CHECK(body.at("notice").at("by") == challenger);
    CHECK(body.at("notice").at("players") == json::array());
    CHECK(body.at("text") == challenger + " challenged a play.");
}

TEST_CASE("only the host of a room sets, sees, tests and removes its webhook, and nobody sees its secret") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    Guest& ben = pair.guests[1];
    pair.set_webhook(hook.address("/hook/secret"));
    for (const std::string& room : {pair.code, std::string("ABCD2345"), std::string("no code")}) {
        CHECK(ben.refused(client::Webhook{.room = room}).code == "NOT_HOST");
        CHECK(ben.refused(client::RemoveWebhook{.room = room}).code == "NOT_HOST");
        CHECK(ben.refused(client::TestWebhook{.room = room}).code == "NOT_HOST");
        CHECK(ben.refused(client::SetWebhook{.room = room, .format = "plain", .address = hook.address()}).code ==
              "NOT_HOST");
    }
    const auto webhook = pair.host().ask_for<from_server::Webhook>(client::Webhook{.room = pair.code});
    CHECK(webhook.format == "plain");
    CHECK(webhook.origin == "http://127.0.0.1:" + std::to_string(hook.port()));
    pair.host().ask_for<from_server::Ok>(client::TestWebhook{.room = pair.code});
    CHECK(json::parse(hook.heard().at(0).body).at("notice").at("what") == "test");
    pair.host().ask_for<from_server::Ok>(client::RemoveWebhook{.room = pair.code});
    CHECK_FALSE(pair.host().ask_for<from_server::Webhook>(client::Webhook{.room = pair.code}).format);
    CHECK(pair.host().refused(client::TestWebhook{.room = pair.code}).code == "NO_WEBHOOK");
}

TEST_CASE("a host who hands the room over takes its webhook away, and the next host may set one") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    Guest& ben = pair.guests[1];
    const client::Webhook question{.room = pair.code};
    pair.set_webhook(hook.address("/of-mara"));
    pair.host().ask_for<from_server::Ok>(client::HandOverRoom{.name = "Ben", .room = pair.code});
    CHECK_FALSE(ben.ask_for<from_server::Webhook>(question).format);
    CHECK(pair.host().refused(question).code == "NOT_HOST");
    ben.ask_for<from_server::Ok>(
        client::SetWebhook{.room = pair.code, .format = "plain", .address = hook.address("/of-ben")});
    CHECK(ben.ask_for<from_server::Webhook>(question).format == "plain");
}

TEST_CASE("a webhook gets its sentences in the language that the host of the room has chosen, or in English") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    Guest& host = pair.host();
    const client::Webhook question{.room = pair.code};
    CHECK_FALSE(host.ask_for<from_server::Webhook>(question).language);
    pair.set_webhook(hook.address("/hook"));
    CHECK(host.ask_for<from_server::Webhook>(question).language == protocol::Language::english);
    host.ask_for<from_server::Ok>(client::SetWebhook{.room = pair.code,
                                                     .format = "plain",
                                                     .address = hook.address("/hook"),
                                                     .language = protocol::Language::german});
    CHECK(host.ask_for<from_server::Webhook>(question).language == protocol::Language::german);
    const std::string name = pair.other_name();
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    CHECK(json::parse(hook.heard().at(0).body).at("text") == name + " ist dran.");
}

TEST_CASE("a webhook to the server itself, with a bad address or an unknown format is refused, and changes nothing") {
    PairToCall pair;
    const auto refusal = [&](const std::string& format, const std::string& address) {
        return pair.host().refused(client::SetWebhook{.room = pair.code, .format = format, .address = address}).code;
    };
    CHECK(refusal("plain", "http://127.0.0.1:" + std::to_string(pair.server.port()) + "/ws") == "BAD_ADDRESS");
    CHECK(refusal("plain", "http://localhost:" + std::to_string(pair.server.port()) + "/ws") == "BAD_ADDRESS");
    CHECK(refusal("plain", "gopher://example.org") == "BAD_ADDRESS");
    CHECK(refusal("matrix", "https://example.org/") == "BAD_ADDRESS");
    CHECK(refusal("teams", "https://example.org/") == "UNKNOWN_FORMAT");
    CHECK_FALSE(pair.host().ask_for<from_server::Webhook>(client::Webhook{.room = pair.code}).format);
}

TEST_CASE("private addresses are refused unless the host of the server allows them") {
    PairToCall pair([](server::Config&) {});
    const auto refused = pair.host().refused(
        client::SetWebhook{.room = pair.code, .format = "plain", .address = "http://192.168.1.1/"});
    CHECK(refused.code == "BAD_ADDRESS");
    CHECK(refused.field == "/address");
}

TEST_CASE("a test says that nothing has arrived, and holds up no other request") {
    const ScriptedServer slow([](Peer& peer) { peer.hold(); });
    const ScriptedServer refusing([](Peer& peer) { peer.answer(500); });
    PairToCall pair;
    Guest& host = pair.host();
    pair.set_webhook(refusing.address());
    CHECK(host.refused(client::TestWebhook{.room = pair.code}).code == "NOT_DELIVERED");
    pair.set_webhook(slow.address());
    host.socket.send(json{{"type", "test_webhook"}, {"id", Guest::new_id()}, {"room", pair.code}}.dump());
    CHECK_FALSE(host.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}
