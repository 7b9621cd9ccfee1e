#include <chrono>
#include <nlohmann/json.hpp>

#include "server/games/model/game_timer.hpp"
#include "tests/server/sessions/pair_to_call.hpp"
#include "tests/server/sessions/push_service.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scripted_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

void put_page(Guest& guest, bool hidden) {
    guest.socket.send(protocol::write(client::PageHidden{hidden}));
}

/// The room has heard of it when this returns.
void hide_page(Guest& guest) {
    put_page(guest, true);
    guest.catch_up();
}

}  // namespace

TEST_CASE("a player whose page is hidden is called by a message to their browser, and the others see them there") {
    const PushService push;
    PairToCall pair;
    Guest& hidden = pair.other();
    Guest& mover = pair.mover();
    hidden.ask_for<from_server::Ok>(push.subscription());
    mover.wait_for_presence({true, true});
    hide_page(hidden);
    mover.say(client::Pass{.turn = 1});
    REQUIRE(push.service.has_heard(1));
    CHECK(push.heard(0).what == protocol::Notice::What::your_turn);
    mover.catch_up();
    CHECK(mover.presence->present == std::vector<bool>{true, true});
    CHECK(mover.presence->away.empty());
}

TEST_CASE("a page that is hidden when it joins does not keep its player from being called") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    pair.set_webhook(hook.address("/hook"));
    Guest& other = pair.other();
    const std::string name = pair.other_name();
    Guest phone = pair.server.guest(other.token);
    put_page(phone, true);
    phone.join(pair.code);
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    CHECK(json::parse(hook.heard().at(0).body).at("notice").at("players") == json::array({name}));
}

TEST_CASE("a player is called once the last of their pages is hidden, unless one is shown in a moment") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair;
    pair.set_webhook(hook.address("/hook"));
    Guest& called = pair.mover();
    Guest phone = pair.server.guest(called.token);
    phone.join(pair.code);
    hide_page(phone);
    CHECK(pair.has_nothing_waiting());
    hide_page(called);
    REQUIRE(becomes_true([&] { return !pair.has_nothing_waiting(); }));
    SECTION("none is shown") {
        pair.server.clock.advance(server::time_to_return);
        CHECK(hook.has_heard(1));
    }
    SECTION("one is shown") {
        put_page(phone, false);
        CHECK(pair.waits_for_nothing());
        CHECK(hook.heard().empty());
    }
}

TEST_CASE("a page that changes too often gets no error, and what it said last counts a little later") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    PairToCall pair([](server::Config& config) {
        allow_private(config);
        config.ping_every = std::chrono::milliseconds(30);
    });
    pair.set_webhook(hook.address("/hook"));
    Guest& other = pair.other();
    for (int times = 0; times < 50; ++times) {
        put_page(other, true);
        put_page(other, false);
    }
    hide_page(other);
    pair.mover().say(client::Pass{.turn = 1});
    CHECK(pair.has_nothing_waiting());
    pair.server.clock.advance(server::span::minute);
    REQUIRE(becomes_true([&] {
        other.catch_up();  // answers pings
        return !pair.has_nothing_waiting();
    }));
    pair.server.clock.advance(server::time_to_return);
    CHECK(hook.has_heard(1));
}
