#include <chrono>
#include <list>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/data/last_alive.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/server_process.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using nlohmann::json;
using protocol::AtZero;
using protocol::ClockRules;
using protocol::GameClock;
using protocol::MoveClock;
using protocol::SlowClock;

namespace {

constexpr server::Moment second = 1'000;
constexpr server::Moment day = 86'400 * second;
constexpr ClockRules a_minute{GameClock{60, 0}, AtZero::lose};

/// Two players in a game with a clock that has just begun.
struct TimedPair {
    TimedPair(std::uint16_t port, const ClockRules& rules) : guests{} {
        for (int seat = 0; seat < 2; ++seat) tokens.push_back(guests.emplace_back(port).token);
        room = guests.front().ask_for<protocol::server::Created>(client::Create{.name = "Mara", .clock = rules}).room;
        for (Guest& guest : guests) guest.join(room);
        guests.back().say(client::TakeSeat{.name = "Jonas"});
        began = guests.front().say(client::Start{});
        for (Guest& guest : guests) guest.wait_for(began);
        to_move = guests.front().event(began - 1).at("seat");
    }

    Guest& mover() { return to_move == 0 ? guests.front() : guests.back(); }
    Guest& other() { return to_move == 0 ? guests.back() : guests.front(); }

    std::list<Guest> guests;
    std::vector<std::string> tokens{};
    std::string room{};
    std::uint32_t began = 0;
    int to_move = 0;
};

/// The clocks as a guest finds them who joins now.
json clocks_of(Guest& guest, const std::string& room) {
    return json::parse(guest.join(room).view.clocks.value().text);
}

/// Lets minutes pass until the game is over. The server looks for alarms once a minute, and the clock stands still.
bool ends_in_time(FakeClock& clock, Guest& guest) {
    return becomes_true([&] {
        if (guest.snapshot()["stage"] == "over") return true;
        clock.advance(60 * second);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return false;
    });
}

std::vector<std::string> types_since(const json& log, std::uint32_t version) {
    std::vector<std::string> types;
    for (const json& entry : log)
        if (entry["v"] > version) types.push_back(entry["event"]["type"]);
    return types;
}

}  // namespace

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

TEST_CASE("a clock goes on after a restart, and the time in which no server ran is forgiven") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    server.clock.advance(20 * second);
    server.stop();
    server.clock.advance(3'600 * second);
    server.start();
    Guest guest = server.guest(pair.tokens.front());
    const json clocks = clocks_of(guest, pair.room);
    CHECK(clocks["seats"][static_cast<std::size_t>(pair.to_move)]["left"] == 40'000);
    CHECK(clocks["running"]["seat"] == pair.to_move);
    server.clock.advance(41 * second);
    guest.wait_for(guest.version + 1);
}

TEST_CASE("of two outages one after the other both are forgiven, even if the server between them woke no game") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    server.clock.advance(20 * second);
    server.stop();
    server.clock.advance(3'600 * second);
    // What a server leaves behind that was killed before it had woken this game.
    server::LastAlive(server.data(), server.clock.now()).end(server.clock.now());
    server.clock.advance(3'600 * second);
    server.start();
    Guest guest = server.guest(pair.tokens.front());
    CHECK(clocks_of(guest, pair.room)["seats"][static_cast<std::size_t>(pair.to_move)]["left"] == 40'000);
}

TEST_CASE("a slow game that nobody watches rings in time, also after a restart") {
    TestServer server;
    std::string token;
    std::string room;
    std::uint32_t began = 0;
    {
        TimedPair pair(server.port(), {SlowClock{3, 0, 21}, AtZero::lose});
        token = pair.tokens.front();
        room = pair.room;
        began = pair.began;
    }
    server.restart();
    server.clock.advance(3 * day);
    Guest guest = server.guest(token);
    guest.join(room);
    guest.wait_for(began + 1);
    CHECK(guest.log().back()["event"]["type"] == "time_reminded");
    server.clock.advance(second);
    guest.wait_for(began + 3);
    CHECK(guest.snapshot()["stage"] == "over");
}

TEST_CASE("a slow clock that runs out while both are away passes the turn, and both find it so") {
    TestServer server;
    std::vector<std::string> tokens;
    std::string room;
    std::uint32_t began = 0;
    int mover = 0;
    {
        TimedPair pair(server.port(), {SlowClock{1, 1, 0}, AtZero::pass});
        tokens = pair.tokens;
        began = pair.began;
        room = pair.room;
        mover = pair.to_move;
    }
    server.clock.advance(2 * day);
    Guest next = server.guest(tokens.at(static_cast<std::size_t>(1 - mover)));
    next.join(room);
    next.wait_for(began + 1);
    CHECK(next.log().back()["event"]["type"] == "time_reminded");
    server.clock.advance(second);
    next.wait_for(began + 3);
    CHECK(next.event(began + 3)["type"] == "passed");
    CHECK(clocks_of(next, room)["running"]["seat"] == 1 - mover);
    next.say(client::Pass{.turn = 2});
    Guest slow = server.guest(tokens.at(engine::index_of(mover)));
    CHECK(clocks_of(slow, room)["seats"][engine::index_of(mover)]["left"] == day);  // the bank is used up
}

TEST_CASE("where a slow clock only reminds, a player whose days are up still makes the move, over WebSockets") {
    TestServer server;
    TimedPair pair(server.port(), {SlowClock{1, 1, 0}, AtZero::nudge});
    const auto seat = static_cast<std::size_t>(pair.to_move);
    const std::string mover = pair.tokens.at(seat), other = pair.tokens.at(1 - seat);
    const std::uint32_t began = pair.began;
    const std::string room = pair.room;
    pair.guests.clear();
    server.clock.advance(2 * day);
    Guest waits = server.guest(other);
    waits.join(room);
    waits.wait_for(began + 1);
    server.clock.advance(second);
    waits.wait_for(began + 2);
    CHECK(types_since(waits.log(), began) == std::vector<std::string>{"time_reminded", "time_up"});
    CHECK(waits.snapshot()["stage"] == "playing");
    Guest slow = server.guest(mover);
    slow.join(room);
    slow.say(client::Pass{.turn = 1});
    waits.wait_for(began + 3);
    CHECK(waits.event(began + 3) == json{{"type", "passed"}, {"seat", seat}, {"turn", 1}});
}

TEST_CASE("a slow game is lost over WebSockets only when the bank of days is used up, too") {
    TestServer server;
    TimedPair pair(server.port(), {SlowClock{1, 2, 0}, AtZero::lose});
    const auto seat = static_cast<std::size_t>(pair.to_move);
    const server::Moment began = server.clock.now();
    server.clock.advance(2 * day);  // that of the move, and one of the bank
    CHECK(clocks_of(pair.other(), pair.room)["seats"][seat]["left"] == day);
    CHECK(pair.other().snapshot()["stage"] == "playing");
    server.clock.advance(day);
    REQUIRE(ends_in_time(server.clock, pair.other()));
    const json log = pair.other().log();
    CHECK(types_since(log, pair.began) ==
          std::vector<std::string>{"time_reminded", "time_up", "lost_on_time", "ended"});
    CHECK(log.back()["at"].get<server::Moment>() >= began + 3 * day + second);
}

TEST_CASE("no slow clock runs on a holiday, over WebSockets, and it goes on when the holiday ends") {
    TestServer server;
    TimedPair pair(server.port(), {SlowClock{3, 0, 21}, AtZero::lose});
    const auto seat = static_cast<std::size_t>(pair.to_move);
    const std::string token = pair.tokens.at(seat);
    pair.mover().say(client::BeginHoliday{});
    CHECK(clocks_of(pair.other(), pair.room)["seats"][seat]["holiday_until"] == server.clock.now() + 21 * day);
    server.clock.advance(5 * day);
    Guest back = server.guest(token);
    CHECK(clocks_of(back, pair.room)["seats"][seat]["left"] == 3 * day);
    back.say(client::EndHoliday{});
    CHECK(clocks_of(back, pair.room)["seats"][seat]["holiday_left"] == 16 * day);
    server.clock.advance(day);
    Guest again = server.guest(token);
    CHECK(clocks_of(again, pair.room)["seats"][seat]["left"] == 2 * day);
}

TEST_CASE("a live game becomes slow over WebSockets once both players want it, and live again") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    const auto say_it = [](Guest& guest, Guest& other, const ClockRules& rules) {
        other.wait_for(guest.say(client::ProposeClock{.proposal = protocol::ChangeProposal{rules}}));
    };
    const ClockRules slow{SlowClock{2, 3, 0}, AtZero::lose};
    say_it(pair.mover(), pair.other(), slow);
    CHECK(clocks_of(pair.other(), pair.room)["rules"]["kind"]["type"] == "game");
    say_it(pair.other(), pair.mover(), slow);
    CHECK(clocks_of(pair.other(), pair.room)["rules"]["kind"]["type"] == "slow");
    server.clock.advance(3'600 * second);
    CHECK(clocks_of(pair.mover(), pair.room)["running"]["seat"] == pair.to_move);
    for (Guest* guest : {&pair.mover(), &pair.other()})
        say_it(*guest, guest == &pair.mover() ? pair.other() : pair.mover(), {MoveClock{30}, AtZero::pass});
    server.clock.advance(31 * second);
    pair.other().wait_for(pair.other().version + 3);
    CHECK_NOTHROW(pair.other().say(client::Pass{.turn = 2}));
}

TEST_CASE("the next game of a room has the same clock, or the one that is proposed") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    const auto over = pair.guests.back().say(client::Resign{});
    pair.guests.front().wait_for(over);
    const auto play_again = [&](const client::ProposeGame& wanted, int game) {
        pair.guests.front().say(wanted);
        Guest& other = pair.guests.back();
        while (!other.room_now || !other.room_now->next) other.next();
        other.say(client::AgreeToGame{.proposal = other.room_now->next->proposal});
        for (Guest& guest : pair.guests) guest.follow_to(game);
    };
    play_again(client::ProposeGame{}, 2);
    Guest watcher(server.port());
    CHECK(clocks_of(watcher, pair.room)["rules"]["kind"]["seconds"] == 60);
    play_again(client::ProposeGame{.clock = ClockRules{MoveClock{30}, AtZero::pass}}, 3);
    CHECK(clocks_of(watcher, pair.room)["rules"]["kind"]["type"] == "move");
    play_again(client::ProposeGame{.clock = ClockRules{}}, 4);
    CHECK_FALSE(watcher.join(pair.room).view.clocks);
}

TEST_CASE("a clock of a thousand days is refused with its field, and harms nothing") {
    TestServer server;
    Guest guest(server.port());
    const auto refused =
        guest.refused(client::Create{.name = "Mara", .clock = ClockRules{SlowClock{1000, 0, 0}, AtZero::lose}});
    CHECK(refused.code == "BAD_MESSAGE");
    CHECK(refused.field == "/clock/kind/days");
    TimedPair pair(server.port(), a_minute);
    const auto proposed = pair.mover().refused(
        client::ProposeClock{.proposal = protocol::ChangeProposal{{GameClock{60, 0}, AtZero::points, {1'000, 10}}}});
    CHECK(proposed.field == "/proposal/rules/overtime/points");
    CHECK(pair.mover().refused(client::BeginHoliday{}).details.reason == "not_slow");
    pair.mover().say(client::Pass{.turn = 1});
}

TEST_CASE("a server that is killed in the middle of a timed game goes on with it, and no clock is negative",
          "[kill]") {
    ServerProcess server(program());
    TimedPair pair(server.port(), {GameClock{600, 0}, AtZero::lose});
    pair.mover().say(client::Pass{.turn = 1});
    for (int kill = 0; kill < 3; ++kill) {
        server.kill();
        server.start();
        Guest guest(server.port(), pair.tokens.front());
        const json clocks = clocks_of(guest, pair.room);
        for (const json& seat : clocks["seats"]) {
            CHECK(seat["left"] > 500'000);
            CHECK(seat["left"] <= 600'000);
        }
        CHECK(clocks["running"]["seat"] == 1 - pair.to_move);
    }
}
