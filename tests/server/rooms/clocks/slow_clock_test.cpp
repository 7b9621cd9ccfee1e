#include <chrono>
#include <thread>

#include "tests/server/rooms/clocks/timed_pair.hpp"
#include "tests/server/rooms/guest_games.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using nlohmann::json;
using protocol::AtZero;
using protocol::SlowClock;

namespace {

/// Lets minutes pass until the game is over. The server looks for alarms once a minute, and the clock stands still.
bool ends_in_time(FakeClock& clock, Guest& guest) {
    return becomes_true([&] {
        if (guest.snapshot()["stage"] == "over") return true;
        clock.advance(60 * second);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return false;
    });
}

}  // namespace

TEST_CASE("a slow game that nobody watches rings in time, even after a restart") {
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

TEST_CASE("a night and a holiday go on in the next game of the room, and not where it is not slow") {
    const bool is_slow = GENERATE(true, false);
    TestServer server;
    TimedPair pair(server.port(), {SlowClock{3, 0, 21}, AtZero::lose});
    Guest& mara = pair.guests.front();
    Guest& jonas = pair.guests.back();
    server.clock.advance(second);
    mara.say(client::SetNight{.night = protocol::Night{"UTC", 60, 120}});
    jonas.say(client::BeginHoliday{});
    mara.wait_for(jonas.say(client::Resign{}));
    client::ProposeGame next{.turned = true};
    if (!is_slow) next.clock = protocol::ClockRules{protocol::GameClock{300, 5}};
    mara.say(next);
    jonas.say(client::AgreeToGame{.proposal = proposal_seen_by(jonas)});
    for (Guest& guest : pair.guests) guest.follow_to(2);
    const auto seats = clocks_of(mara, pair.room)["seats"];
    CHECK(seats[0].contains("holiday_until") == is_slow);  // Jonas, because the seats have turned
    CHECK(seats[1].contains("night") == is_slow);
    CHECK_FALSE(seats[0].contains("night"));
    CHECK_FALSE(seats[1].contains("holiday_until"));
}
