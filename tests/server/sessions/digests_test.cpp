#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/time/span.hpp"
#include "tests/server/sessions/pair_to_call.hpp"
#include "tests/server/sessions/push_service.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scripted_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using namespace std::chrono_literals;
using nlohmann::json;

namespace {

// A clock that is advanced in the middle of a round is noticed by the next one, a minute later.
bool hears_in_time(const ScriptedServer& hearer, std::size_t notices, FakeClock& clock) {
    for (int tries = 1; tries <= 3000 && hearer.heard().size() < notices; ++tries) {
        std::this_thread::sleep_for(20ms);
        if (tries % 25 == 0) clock.advance(60'000);
    }
    return hearer.heard().size() == notices;
}

/// Among other notices, such as reminders.
bool has_digests(const ScriptedServer& hook, std::ptrdiff_t digests, FakeClock& clock) {
    const auto is_digest = [](const auto& heard) {
        return json::parse(heard.body).at("notice").at("what") == "digest";
    };
    const auto heard = [&] { return std::ranges::count_if(hook.heard(), is_digest); };
    for (int tries = 1; tries <= 3000 && heard() < digests; ++tries) {
        std::this_thread::sleep_for(20ms);
        if (tries % 25 == 0) clock.advance(60'000);
    }
    return heard() == digests;
}

}  // namespace

TEST_CASE("a digest comes every day at the hour that a player has chosen, as long as a game waits for them") {
    constexpr server::Span hour = server::span::hour;
    PairToCall pair;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    pair.other().ask_for<from_server::Ok>(client::SetCalls{.zone = "UTC", .digest = 9 * 60});  // it is eight o'clock
    CHECK(pair.other().ask_for<from_server::Calls>(client::Calls{}).digest == 9 * 60);
    pair.set_webhook(hook.address("/hook"));
    const std::string absent = pair.other_name();
    pair.server.clock.advance(hour);
    REQUIRE(pair.has_had_hour());  // and nothing waited for them
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    REQUIRE(pair.waits_for_nothing());  // or it would be sent again after the restart
    pair.server.stop();
    pair.server.start();
    for (std::size_t day = 1; day <= 2; ++day) {
        pair.server.clock.advance(24 * hour);
        REQUIRE(hears_in_time(hook, 1 + day, pair.server.clock));
        const json notice = json::parse(hook.heard().at(day).body).at("notice");
        CHECK(notice.at("what") == "digest");
        CHECK(notice.at("players") == json::array({absent}));
        CHECK(notice.at("games").size() == 1);
        CHECK(pair.waits_for_nothing());
    }
}

TEST_CASE("a digest comes to the browser of its player once, at the hour that they have chosen") {
    constexpr server::Span hour = server::span::hour;
    const PushService push;
    PairToCall pair;
    Guest& called = pair.other();
    called.ask_for<from_server::Ok>(push.subscription());
    called.ask_for<from_server::Ok>(client::SetCalls{.zone = "UTC", .digest = 9 * 60});  // it is eight o'clock
    const std::string absent = pair.other_name();
    pair.call_other();
    REQUIRE(push.service.has_heard(1));
    CHECK(push.heard(0).what == protocol::Notice::What::your_turn);
    pair.server.clock.advance(hour);
    REQUIRE(hears_in_time(push.service, 2, pair.server.clock));
    const protocol::Notice digest = push.heard(1);
    CHECK(digest.what == protocol::Notice::What::digest);
    CHECK(digest.players == std::vector{absent});
    REQUIRE(digest.games.size() == 1);
    CHECK(digest.games.front().room == pair.code);
    REQUIRE(pair.has_had_hour());
    pair.server.clock.advance(hour);
    for (int round = 0; round < 5; ++round) {
        std::this_thread::sleep_for(20ms);
        pair.server.clock.advance(60'000);
    }
    CHECK(push.service.heard().size() == 2);
}

TEST_CASE("a player who keeps changing the hour of their digest gets it once a day, and so does a webhook") {
    constexpr server::Span hour = server::span::hour;
    PairToCall pair;
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    pair.set_webhook(hook.address("/hook"));
    Guest& called = pair.other();
    pair.call_other();
    REQUIRE(hook.has_heard(1));
    const auto choose = [&called](int minute) {
        called.ask_for<from_server::Ok>(client::SetCalls{.zone = "UTC", .digest = minute});
    };
    choose(9 * 60);  // it is eight o'clock
    pair.server.clock.advance(hour);
    REQUIRE(has_digests(hook, 1, pair.server.clock));
    for (const int minute : {10 * 60, 11 * 60}) {
        choose(minute);
        pair.server.clock.advance(hour);
        REQUIRE(pair.has_had_hour());
    }
    pair.server.clock.advance(24 * hour);
    CHECK(has_digests(hook, 2, pair.server.clock));
}

TEST_CASE("an hour for digests is a minute of the day") {
    TestServer server;
    Guest mara = server.guest();
    CHECK(mara.refused(client::SetCalls{.zone = "UTC", .digest = 24 * 60}).code == "BAD_MESSAGE");
}
