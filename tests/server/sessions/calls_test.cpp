#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "protocol/notices/notice.hpp"
#include "server/push/base64url.hpp"
#include "server/rooms/room_calls.hpp"
#include "tests/server/sessions/pair_to_call.hpp"
#include "tests/server/sessions/push_service.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/server/scripted_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;
using protocol::Notice;
using What = Notice::What;

TEST_CASE(
    "a player who is not there is called by a message to their browser, signed by the key that the server tells") {
    const PushService push;
    PairToCall pair;
    Guest& called = pair.other();
    called.ask_for<from_server::Ok>(push.subscription());
    const auto calls = called.ask_for<from_server::Calls>(client::Calls{});
    CHECK(calls.devices == 1);
    const std::string name = pair.other_name();
    pair.call_other();
    REQUIRE(push.service.has_heard(1));
    const Notice notice = push.heard(0);
    CHECK(notice.what == What::your_turn);
    CHECK(notice.room == pair.code);
    CHECK(notice.players == std::vector{name});
    CHECK(sender_of(push.service.heard().at(0))->key == calls.key);
}

TEST_CASE("a player who opens the game again is only reminded of it until they move, and no message comes at night") {
    const PushService push;
    PairToCall pair;  // its clock begins at 8:00 UTC
    Guest& called = pair.other();
    called.ask_for<from_server::Ok>(push.subscription());
    called.ask_for<from_server::Ok>(
        client::SetCalls{.reminders = 2, .night_from = 0, .night_to = 10 * 60, .zone = "UTC"});
    pair.call_other();
    std::this_thread::sleep_for(300ms);
    CHECK(push.service.heard().empty());
    CHECK(pair.becomes_waiting(3));
    called.join(pair.code);
    CHECK(pair.waits_for_nothing());
    pair.server.clock.advance(server::RoomCalls::keeps_reminders_for);
    CHECK(pair.becomes_waiting(2));
    called.say(client::Pass{.turn = 2});
    CHECK(pair.waits_for_nothing());
}

TEST_CASE("a server that stops stores the reminder for a player who has the game open") {
    const PushService push;
    PairToCall pair;
    pair.other().ask_for<from_server::Ok>(push.subscription());
    pair.mover().say(client::Pass{.turn = 1});
    CHECK(pair.waits_for_nothing());
    pair.server.stop();
    CHECK(pair.waiting() == 1);
}

TEST_CASE("a subscription that nothing can be sent to is refused") {
    const PushBrowser browser;
    TestServer server(allow_private);
    Guest mara = server.guest();
    const storage::PushDevice device = browser.subscription("https://push.example.org/1");
    const client::Subscribe good{.address = device.address,
                                 .key = server::to_base64url(device.public_key),
                                 .secret = server::to_base64url(device.secret)};
    for (const auto& change : std::vector<std::function<void(client::Subscribe&)>>{
             [](auto& wanted) { wanted.address = "http://push.example.org/1"; },
             [](auto& wanted) { wanted.address = "push"; }, [](auto& wanted) { wanted.key = "AAAA"; },
             [](auto& wanted) { wanted.key.back() = wanted.key.back() == 'A' ? 'B' : 'A'; },
             [](auto& wanted) { wanted.secret += "A"; }, [](auto& wanted) { wanted.secret = "=" + wanted.secret; }}) {
        client::Subscribe wanted = good;
        change(wanted);
        CHECK(mara.refused(wanted).code == "BAD_SUBSCRIPTION");
    }
    CHECK(mara.refused(client::TestCalls{.address = good.address}).code == "NO_SUBSCRIPTION");
    mara.ask_for<from_server::Ok>(good);
    mara.ask_for<from_server::Ok>(client::Unsubscribe{.address = good.address});
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).devices == 0);
}

TEST_CASE("a browser is no longer called once its player signs that device out") {
    const PushBrowser browser;
    TestServer server(allow_private);
    Guest mara = server.guest();
    const std::string secret = mara.ask_for<from_server::HandOver>(client::HandOver{}).secret;
    WebSocketClient socket(server.port());
    const json hello{{"type", "hello"}, {"id", "h"}, {"protocols", {{"min", 1}, {"max", 1}}}, {"hand_over", secret}};
    socket.send(hello.dump());
    Guest phone = server.guest(json::parse(socket.receive().value()).at("token"));
    const storage::PushDevice device = browser.subscription("https://push.example.org/1");
    phone.ask_for<from_server::Ok>(client::Subscribe{.address = device.address,
                                                     .key = server::to_base64url(device.public_key),
                                                     .secret = server::to_base64url(device.secret)});
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).devices == 1);
    const auto listed = mara.ask_for<from_server::Devices>(client::Devices{});
    for (const auto& other : listed.devices)
        if (!other.here) mara.ask_for<from_server::Ok>(client::SignOut{.device = other.device});
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).devices == 0);
}

TEST_CASE("a time zone that the server does not know is refused, and a number that is too large") {
    TestServer server;
    Guest mara = server.guest();
    CHECK(mara.refused(client::SetCalls{.zone = "Europe/Atlantis"}).code == "UNKNOWN_ZONE");
    CHECK(mara.refused(client::SetCalls{.reminders = 8, .zone = "UTC"}).code == "BAD_MESSAGE");
    CHECK(mara.refused(client::SetCalls{.night_to = 1440, .zone = "UTC"}).code == "BAD_MESSAGE");
    mara.ask_for<from_server::Ok>(client::SetCalls{.reminders = 7, .night_from = 1, .zone = "Europe/Zurich"});
    const auto calls = mara.ask_for<from_server::Calls>(client::Calls{});
    CHECK(calls.reminders == 7);
    CHECK(calls.night_from == 1);
    CHECK(calls.zone == "Europe/Zurich");
}

TEST_CASE("a server that sends nothing to others says so") {
    PairToCall pair([](server::Config& config) { config.outgoing = "off"; });
    Guest& host = pair.host();
    CHECK_FALSE(host.ask_for<from_server::Calls>(client::Calls{}).key);
    CHECK(host.refused(client::Subscribe{.address = "https://push.example.org/1"}).code == "CALLS_OFF");
    CHECK(host.refused(client::TestCalls{}).code == "CALLS_OFF");
    CHECK(host.refused(client::SetWebhook{.room = pair.code, .format = "plain"}).code == "CALLS_OFF");
}

TEST_CASE("calls that were lost with the server are made after a restart, to those who do not come back") {
    PairToCall pair;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    pair.set_webhook(hook.address("/hook"));
    const std::string absent = pair.other_name();
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    REQUIRE(pair.waits_for_nothing());
    pair.server.stop();
    // As if the server had been killed after it had stored the move, and before it had stored the call.
    pair.server.database().execute("UPDATE games SET called = 0");
    pair.server.clock.advance(1000);
    pair.server.start();
    REQUIRE(becomes_true([&] {
        pair.server.clock.advance(31'000);
        std::this_thread::sleep_for(50ms);
        return hook.heard().size() >= 2;
    }));
    CHECK(json::parse(hook.heard().at(1).body).at("notice").at("players") == json::array({absent}));
}

TEST_CASE("a player who has been called is not called again after a restart") {
    PairToCall pair;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    pair.set_webhook(hook.address("/hook"));
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    REQUIRE(pair.waits_for_nothing());
    pair.server.restart();
    for (int tries = 0; tries < 10; ++tries) {
        pair.server.clock.advance(31'000);
        std::this_thread::sleep_for(20ms);
    }
    CHECK(hook.heard().size() == 1);
}
