#include "tests/server/rooms/clocks/timed_pair.hpp"
#include "tests/support/server/minute_clock.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using nlohmann::json;
using protocol::AtZero;
using protocol::ClockRules;
using protocol::GameClock;
using protocol::MoveClock;

TEST_CASE("a player runs out of time over WebSockets, and a watcher sees it") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    Guest watcher(server.port());
    watcher.join(pair.room);
    CHECK(pair.other().event(pair.began)["type"] == "clock_set");
    server.clock.advance(60 * second);
    CHECK(clocks_of(watcher, pair.room)["seats"][static_cast<std::size_t>(pair.to_move)]["left"] == 0);
    server.clock.advance(second);
    watcher.wait_for(pair.began + 1);
    CHECK(watcher.event(pair.began + 1) == json{{"type", "time_up"}, {"seat", pair.to_move}, {"turn", 1}});
    watcher.wait_for(pair.began + 2);
    CHECK(watcher.event(pair.began + 2)["type"] == "lost_on_time");
}

TEST_CASE("with a time for each move the turn passes over WebSockets") {
    TestServer server;
    TimedPair pair(server.port(), {MoveClock{30}, AtZero::pass});
    server.clock.advance(31 * second);
    pair.other().wait_for(pair.began + 3);
    CHECK(pair.other().event(pair.began + 2)["timed_out"] == true);
    pair.other().say(client::Pass{.turn = 2});
}

TEST_CASE(
    "where overtime costs points, each minute is charged over WebSockets, and after the last the game is lost") {
    TestServer server;
    TimedPair pair(server.port(), {GameClock{30, 0}, AtZero::points, {10, 2}});
    Guest& other = pair.other();
    server.clock.advance(31 * second);
    other.wait_for(pair.began + 2);
    CHECK(other.event(pair.began + 1) ==
          json{{"type", "time_up"}, {"seat", pair.to_move}, {"turn", 1}, {"minutes", 1}});
    CHECK(other.event(pair.began + 2) == json{{"type", "overtime_charged"}, {"seat", pair.to_move}, {"points", 10}});
    server.clock.advance(60 * second);
    other.wait_for(pair.began + 4);
    CHECK(other.snapshot()["stage"] == "playing");
    server.clock.advance(60 * second);
    other.wait_for(pair.began + 6);
    CHECK(other.event(pair.began + 6)["type"] == "lost_on_time");
    CHECK(other.snapshot()["stage"] == "over");
}

TEST_CASE("a player in overtime goes on playing over WebSockets, and the points stay lost") {
    TestServer server;
    TimedPair pair(server.port(), {GameClock{30, 0}, AtZero::points, {10, 2}});
    const auto seat = static_cast<std::size_t>(pair.to_move);
    server.clock.advance(31 * second);
    pair.mover().wait_for(pair.began + 2);
    pair.mover().say(client::Pass{.turn = 1});
    CHECK(clocks_of(pair.other(), pair.room)["running"]["seat"] == 1 - pair.to_move);
    pair.other().say(client::Resign{});
    const json ended = pair.mover().log().back()["event"];
    CHECK(ended["final_scores"][seat]["overtime"] == 10);
    CHECK(ended["final_scores"][seat]["final"] == -10);
}

TEST_CASE("where time up is only a reminder, the player hears of it over WebSockets and still makes the move") {
    TestServer server;
    TimedPair pair(server.port(), {MoveClock{30}, AtZero::nudge});
    server.clock.advance(31 * second);
    pair.mover().wait_for(pair.began + 1);
    CHECK(pair.mover().event(pair.began + 1)["type"] == "time_up");
    server.clock.advance(3'600 * second);
    CHECK(clocks_of(pair.mover(), pair.room)["running"]["seat"] == pair.to_move);
    pair.mover().say(client::Pass{.turn = 1});
    pair.other().wait_for(pair.began + 2);
    CHECK(pair.other().event(pair.began + 2) == json{{"type", "passed"}, {"seat", pair.to_move}, {"turn", 1}});
}

TEST_CASE("over WebSockets both players pause the clock and go on, and no time is counted in between") {
    using Types = std::vector<std::string>;
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    const auto seat = static_cast<std::size_t>(pair.to_move);
    const auto agree_on = [&pair](const protocol::ClockProposal& proposal) {
        pair.other().wait_for(pair.mover().say(client::ProposeClock{.proposal = proposal}));
        pair.mover().wait_for(pair.other().say(client::ProposeClock{.proposal = proposal}));
    };
    server.clock.advance(10 * second);
    agree_on(protocol::PauseProposal{});
    for (int hours = 0; hours < 2; ++hours) {
        const json paused = clocks_of(pair.other(), pair.room);
        CHECK(paused["paused"] == true);
        CHECK_FALSE(paused.contains("running"));
        CHECK(paused["seats"][seat]["left"] == 50 * second);
        server.clock.advance(3'600 * second);
    }
    CHECK(pair.mover().refused(client::ProposeClock{.proposal = protocol::PauseProposal{}}).code == "CLOCK_REFUSED");
    agree_on(protocol::ResumeProposal{});
    server.clock.advance(20 * second);
    const json going = clocks_of(pair.other(), pair.room);
    CHECK_FALSE(going.contains("paused"));
    CHECK(going["running"]["seat"] == pair.to_move);
    CHECK(going["seats"][seat]["left"] == 30 * second);
    CHECK(types_since(pair.mover().log(), pair.began) == Types{"clock_proposed", "clock_proposed", "clock_paused",
                                                               "clock_proposed", "clock_proposed", "clock_resumed"});
}

TEST_CASE("whatever clock of a live game runs out over WebSockets, its rule says what follows") {
    using Types = std::vector<std::string>;
    const std::vector<std::pair<AtZero, Types>> rules{{AtZero::lose, {"time_up", "lost_on_time", "ended"}},
                                                      {AtZero::pass, {"time_up", "passed", "turn_began"}},
                                                      {AtZero::points, {"time_up", "overtime_charged"}},
                                                      {AtZero::nudge, {"time_up"}}};
    const std::vector<protocol::ClockKind> kinds{GameClock{30, 5}, MoveClock{30}};
    TestServer server;
    std::list<TimedPair> pairs;
    for (const auto& [at_zero, follows] : rules)
        for (const protocol::ClockKind& kind : kinds)
            pairs.emplace_back(server.port(), ClockRules{kind, at_zero, {10, 2}});
    server.clock.advance(31 * second);
    auto pair = pairs.begin();
    for (const auto& [at_zero, follows] : rules)
        for (std::size_t kind = 0; kind < kinds.size(); ++kind, ++pair) {
            INFO("rule " << static_cast<int>(at_zero) << ", clock " << kind);
            pair->other().wait_for(pair->began + static_cast<std::uint32_t>(follows.size()));
            CHECK(types_since(pair->other().log(), pair->began) == follows);
        }
}

TEST_CASE("a game is lost over WebSockets only when its time and the increments are used up") {
    TestServer server;
    TimedPair pair(server.port(), {GameClock{30, 5}, AtZero::lose});
    const auto seat = static_cast<std::size_t>(pair.to_move);
    server.clock.advance(20 * second);
    pair.other().wait_for(pair.mover().say(client::Pass{.turn = 1}));
    pair.mover().wait_for(pair.other().say(client::Pass{.turn = 2}));
    const std::uint32_t version = pair.mover().version;
    CHECK(clocks_of(pair.other(), pair.room)["seats"][seat]["left"] == 15 * second);
    server.clock.advance(15 * second);
    CHECK(pair.other().snapshot()["stage"] == "playing");
    server.clock.advance(second);
    pair.mover().wait_for(version + 3);
    CHECK(types_since(pair.mover().log(), version) == std::vector<std::string>{"time_up", "lost_on_time", "ended"});
}
