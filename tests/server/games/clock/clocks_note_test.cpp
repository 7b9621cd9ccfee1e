#include "server/games/clock/clocks_note.hpp"

#include "tests/server/games/clock/timed_table.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::TimedTable;

namespace {

ClocksNote note_of(const TimedTable& table) {
    return clocks_note(table.clocks, table.now).value();
}

}  // namespace

TEST_CASE("where nobody is timed, there is nothing to show of clocks") {
    CHECK_FALSE(clocks_note(TimedTable({}, 2).clocks, TimedTable::noon));
}

TEST_CASE("everybody sees the time of each player and whose clock runs") {
    TimedTable table({GameClock{300, 0}}, 2);
    table.move();
    table.wait(20 * span::second);
    const ClocksNote note = note_of(table);
    CHECK(note.at == TimedTable::noon + 20 * span::second);
    CHECK(note.seats == std::vector<SeatClockNote>{{300 * span::second}, {280 * span::second}});
    CHECK(note.running == RunningClock{1, note.at});
    table.stop();
    CHECK_FALSE(note_of(table).running);
}

TEST_CASE("at night everybody sees when the clock will run again, and by day when it will stop") {
    TimedTable table({SlowClock{3, 0, 0}}, 2);
    table.apply(NightSet{0, Night{"UTC", 22 * 60, 8 * 60}});
    CHECK(note_of(table).running == RunningClock{0, TimedTable::noon, TimedTable::noon + 10 * span::hour});
    table.wait(11 * span::hour);
    CHECK(note_of(table).running ==
          RunningClock{0, TimedTable::noon + 20 * span::hour, TimedTable::noon + 34 * span::hour});
}

TEST_CASE("everybody sees who is on holiday, until when, and how many days are left") {
    TimedTable table({SlowClock{3, 0, 21}}, 2);
    table.apply(HolidayBegan{1});
    table.wait(span::day);
    const ClocksNote note = note_of(table);
    CHECK_FALSE(note.seats[0].holiday_until);
    CHECK(note.seats[0].holiday_left == 21 * span::day);
    CHECK(note.seats[1].holiday_until == TimedTable::noon + 21 * span::day);
    CHECK(note.seats[1].holiday_left == 20 * span::day);
}

TEST_CASE("everybody sees a pause, and what somebody proposes") {
    TimedTable table({GameClock{300, 0}}, 2);
    table.apply(ClockPaused{});
    table.apply(ClockProposed{1, ResumeProposal{}});
    const ClocksNote note = note_of(table);
    CHECK(note.paused);
    CHECK_FALSE(note.running);
    CHECK(note.seats[1].proposal == ClockProposal{ResumeProposal{}});
}
