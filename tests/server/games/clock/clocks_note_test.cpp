#include "server/games/clock/clocks_note.hpp"

#include "tests/server/games/clock/clocked_players.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::ClockedPlayers;

namespace {

ClocksNote note_of(const ClockedPlayers& players) {
    return clocks_note(players.clocks, players.now).value();
}

}  // namespace

TEST_CASE("where nobody is timed, there is nothing to show of clocks") {
    CHECK_FALSE(clocks_note(ClockedPlayers({}, 2).clocks, ClockedPlayers::noon));
}

TEST_CASE("everybody sees the time of each player and whose clock runs") {
    ClockedPlayers players({GameClock{300, 0}}, 2);
    players.move();
    players.wait(20 * span::second);
    const ClocksNote note = note_of(players);
    CHECK(note.at == ClockedPlayers::noon + 20 * span::second);
    CHECK(note.seats == std::vector<SeatClockNote>{{300 * span::second}, {280 * span::second}});
    CHECK(note.running == RunningClock{1, note.at});
    players.stop();
    CHECK_FALSE(note_of(players).running);
}

TEST_CASE("at night everybody sees when the clock will run again, and by day when it will stop") {
    ClockedPlayers players({SlowClock{3, 0, 0}}, 2);
    players.apply(NightSet{0, Night{"UTC", 22 * 60, 8 * 60}});
    CHECK(note_of(players).running == RunningClock{0, ClockedPlayers::noon, ClockedPlayers::noon + 10 * span::hour});
    players.wait(11 * span::hour);
    CHECK(note_of(players).running ==
          RunningClock{0, ClockedPlayers::noon + 20 * span::hour, ClockedPlayers::noon + 34 * span::hour});
}

TEST_CASE("everybody sees who is on holiday, until when, and how many days are left") {
    ClockedPlayers players({SlowClock{3, 0, 21}}, 2);
    players.apply(HolidayBegan{1});
    players.wait(span::day);
    const ClocksNote note = note_of(players);
    CHECK_FALSE(note.seats[0].holiday_until);
    CHECK(note.seats[0].holiday_left == 21 * span::day);
    CHECK(note.seats[1].holiday_until == ClockedPlayers::noon + 21 * span::day);
    CHECK(note.seats[1].holiday_left == 20 * span::day);
}

TEST_CASE("everybody sees a pause, and what somebody proposes") {
    ClockedPlayers players({GameClock{300, 0}}, 2);
    players.apply(ClockPaused{});
    players.apply(ClockProposed{1, ResumeProposal{}});
    const ClocksNote note = note_of(players);
    CHECK(note.paused);
    CHECK_FALSE(note.running);
    CHECK(note.seats[1].proposal == ClockProposal{ResumeProposal{}});
}
