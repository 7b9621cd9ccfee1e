#include "server/games/clock/clocks.hpp"

#include "tests/server/games/clock/timed_table.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::TimedTable;

namespace {

const ClockRules five_minutes{GameClock{300, 0}};

}  // namespace

TEST_CASE("without clocks nobody is timed") {
    TimedTable table({}, 2);
    table.wait(1000 * span::day);
    CHECK(table.left(0) == 0);
    CHECK(table.rung.empty());
    CHECK_FALSE(running(table.clocks));
}

TEST_CASE("only the clock of the player who thinks runs") {
    TimedTable table(five_minutes, 2);
    table.wait(20 * span::second);
    CHECK(table.left(0) == 280 * span::second);
    table.move();
    table.wait(5 * span::second);
    CHECK(table.left(0) == 280 * span::second);
    CHECK(table.left(1) == 295 * span::second);
}

TEST_CASE("after each move its player gets the increment") {
    TimedTable table({GameClock{300, 12}}, 3);
    table.wait(20 * span::second);
    CHECK(table.left(0) == 280 * span::second);
    table.move();
    CHECK(table.left(0) == 292 * span::second);
    CHECK(table.left(1) == 300 * span::second);
}

TEST_CASE("the increment of a move that is taken back goes back with it, and so do those of the moves after it") {
    TimedTable table({GameClock{300, 12}}, 2);
    for (int move = 1; move <= 3; ++move) {
        table.wait(20 * span::second);
        table.move();
    }
    CHECK(table.left(0) == (300 - 40 + 24) * span::second);
    CHECK(table.left(1) == (300 - 20 + 12) * span::second);
    table.wait(5 * span::second);
    Clocks clocks = take_back(table.clocks, 2, table.now);  // the move of player 1, and the one after it
    CHECK(remaining(clocks, 0, table.now).left == (300 - 40 + 12) * span::second);
    CHECK(remaining(clocks, 1, table.now).left == (300 - 25) * span::second);
    clocks = follow(clocks, table.now, Mover{1, 5});
    CHECK(remaining(clocks, 1, table.now).left == (300 - 25) * span::second);
    clocks = follow(clocks, table.now, Mover{0, 6});
    CHECK(remaining(clocks, 1, table.now).left == (300 - 25 + 12) * span::second);
}

TEST_CASE("an increment that has been used already leaves no time, and never less") {
    TimedTable table({GameClock{30, 12}}, 2);
    table.wait(25 * span::second);
    table.move();
    table.move();
    table.wait(10 * span::second);
    CHECK(table.left(0) == 7 * span::second);
    const Clocks clocks = take_back(table.clocks, 1, table.now);
    CHECK(remaining(clocks, 0, table.now).left == 0);
    CHECK(remaining(clocks, 1, table.now).left == 30 * span::second);
}

TEST_CASE("clocks that have been set anew owe nothing for the moves before") {
    TimedTable table({GameClock{300, 12}}, 2);
    table.move();
    table.apply(ClockSet{{GameClock{60, 5}}});
    const Clocks clocks = take_back(table.clocks, 1, table.now);
    CHECK(remaining(clocks, 0, table.now).left == 60 * span::second);
}

TEST_CASE("each move has its own time where moves are timed") {
    TimedTable table({MoveClock{60}}, 2);
    table.wait(50 * span::second);
    CHECK(table.left(0) == 10 * span::second);
    table.move();
    CHECK(table.left(0) == 60 * span::second);
    table.wait(span::second);
    CHECK(table.left(1) == 59 * span::second);
}

TEST_CASE("the days of a move are used before those of the bank") {
    TimedTable table({SlowClock{2, 5, 0}}, 2);
    table.wait(span::day);
    table.move();
    CHECK(table.left(0) == 7 * span::day);
    table.move();
    table.wait(3 * span::day);
    table.move();
    CHECK(table.left(0) == 6 * span::day);
}

TEST_CASE("a vote stops the clock of the player to move, who then goes on in the same turn") {
    TimedTable table({MoveClock{60}}, 3);
    table.wait(10 * span::second);
    table.stop();
    table.wait(span::hour);
    CHECK(table.left(0) == 50 * span::second);
    table.go_on();
    table.wait(span::second);
    CHECK(table.left(0) == 49 * span::second);
}

TEST_CASE("an interrupted turn earns no increment") {
    TimedTable table({GameClock{300, 12}}, 2);
    table.stop();
    table.go_on();
    CHECK(table.left(0) == 300 * span::second);
}

TEST_CASE("a pause stops the clocks until it ends") {
    TimedTable table(five_minutes, 2);
    table.apply(ClockPaused{});
    table.wait(span::day);
    CHECK(table.left(0) == 300 * span::second);
    table.apply(ClockResumed{});
    table.wait(span::second);
    CHECK(table.left(0) == 299 * span::second);
}

TEST_CASE("with another kind of clock everybody starts afresh") {
    TimedTable table(five_minutes, 2);
    table.wait(100 * span::second);
    table.apply(ClockSet{{SlowClock{3, 1, 0}}});
    CHECK(table.left(0) == 4 * span::day);
    CHECK(table.left(1) == 4 * span::day);
    table.apply(ClockSet{five_minutes});
    CHECK(table.left(0) == 300 * span::second);
}

TEST_CASE("time that is forgiven does not count") {
    TimedTable table(five_minutes, 2);
    table.wait(10 * span::second);
    table.apply(TimeForgiven{800, Forgiveness::lag});
    CHECK(table.left(0) == 290 * span::second + 800);
}

TEST_CASE("more than has passed cannot be forgiven") {
    TimedTable table(five_minutes, 2);
    table.wait(10 * span::second);
    table.apply(TimeForgiven{20 * span::second, Forgiveness::outage});
    CHECK(table.left(0) == 300 * span::second);
    table.wait(span::second);
    CHECK(table.left(0) == 299 * span::second);
}

TEST_CASE("a moment before the last one takes no time") {
    TimedTable table(five_minutes, 2);
    table.wait(10 * span::second);
    table.move();
    table.now -= 5 * span::second;
    CHECK(table.left(1) == 300 * span::second);
    table.apply(ClockPaused{});
    CHECK(table.left(1) == 300 * span::second);
}

TEST_CASE("nights and holidays stop only slow clocks") {
    const Night afternoon{"UTC", 12 * 60, 18 * 60};
    TimedTable live(five_minutes, 2);
    live.apply(NightSet{0, afternoon});
    live.wait(span::minute);
    CHECK(live.left(0) == 240 * span::second);
    TimedTable slow({SlowClock{1, 0, 0}}, 2);
    slow.apply(NightSet{0, afternoon});
    slow.wait(7 * span::hour);
    CHECK(slow.left(0) == 23 * span::hour);
}

TEST_CASE("the days of holiday are those of a year of the game") {
    TimedTable table({SlowClock{30, 60, 10}}, 2);
    CHECK(holiday_left(table.clocks, 0, table.now) == 10 * span::day);
    table.apply(HolidayBegan{0});
    table.wait(4 * span::day);
    CHECK(table.left(0) == 90 * span::day);
    CHECK(holiday_left(table.clocks, 0, table.now) == 6 * span::day);
    table.apply(HolidayEnded{0});
    table.wait(span::day);
    CHECK(table.left(0) == 89 * span::day);
    CHECK(holiday_left(table.clocks, 0, table.now) == 6 * span::day);
    table.apply(HolidayBegan{0});
    table.wait(7 * span::day);
    CHECK(table.left(0) == 88 * span::day);
    CHECK(holiday_left(table.clocks, 0, table.now) == 0);
    CHECK(holiday_left(table.clocks, 1, table.now) == 10 * span::day);
    CHECK(holiday_left(table.clocks, 0, TimedTable::noon + 365 * span::day) == 10 * span::day);
}
