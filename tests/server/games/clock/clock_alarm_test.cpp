#include "server/games/clock/clock_alarm.hpp"

#include "tests/server/games/clock/timed_table.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::TimedTable;

namespace {

using Rung = std::vector<std::pair<Moment, ClockEvent>>;

}  // namespace

TEST_CASE("a player whose time for the game is up loses") {
    TimedTable table({GameClock{300, 0}, AtZero::lose}, 3);
    table.wait(300 * span::second + max_lag - 1);
    CHECK(table.left(0) == 0);
    CHECK(table.lost.empty());
    table.wait(1);
    CHECK(table.lost == std::set{0});
    CHECK(table.clocks.turn == Mover{1, 2});
    table.wait(302 * span::second);
    CHECK(table.lost == std::set{0, 1});
    CHECK_FALSE(next_alarm(table.clocks));
}

TEST_CASE("the clock of the player whose turn it is shows zero when their time has passed; no other does") {
    TimedTable table({GameClock{300, 0}, AtZero::lose}, 2);
    CHECK(zero_of(table.clocks) == TimedTable::noon + 300 * span::second);
    table.wait(100 * span::second);
    table.move();
    CHECK(zero_of(table.clocks) == TimedTable::noon + 400 * span::second);
    table.stop();
    CHECK_FALSE(zero_of(table.clocks));
    CHECK_FALSE(zero_of(fresh_clocks(2)));
}

TEST_CASE("a player whose time for a move is up passes") {
    TimedTable table({MoveClock{60}, AtZero::pass}, 2);
    table.wait(3 * (60 * span::second + max_lag));
    CHECK(table.passes == 3);
    CHECK(table.clocks.turn == Mover{1, 4});
    CHECK(table.left(1) == 60 * span::second);
}

TEST_CASE("a player without time for the game passes each turn") {
    TimedTable table({GameClock{30, 0}, AtZero::pass}, 2);
    table.wait(40 * span::second);
    table.move();
    table.wait(max_lag);
    CHECK(table.passes == 2);
    CHECK(table.clocks.turn->seat == 1);
}

TEST_CASE("overtime costs points for each minute that begins, and after the last one the game") {
    TimedTable table({GameClock{300, 0}, AtZero::points, Overtime{10, 3}}, 2);
    table.wait(301 * span::second);
    CHECK(table.charged == 10);
    CHECK(table.overtime(0) == span::second);
    CHECK(table.left(0) == 0);
    table.wait(span::minute);
    CHECK(table.charged == 20);
    table.wait(span::minute);
    CHECK(table.charged == 30);
    CHECK(table.lost.empty());
    table.wait(span::minute);
    CHECK(table.charged == 30);
    CHECK(table.lost == std::set{0});
    CHECK(table.overtime(0) == 3 * span::minute);
}

TEST_CASE("overtime adds up over the turns of a player") {
    TimedTable table({GameClock{300, 0}, AtZero::points, Overtime{10, 10}}, 2);
    table.wait(340 * span::second);
    table.move();
    table.move();
    table.wait(10 * span::second);
    CHECK(table.charged == 10);
    table.wait(11 * span::second);
    CHECK(table.charged == 20);
}

TEST_CASE("where nothing happens at zero, the player is reminded once in each turn") {
    TimedTable table({MoveClock{60}, AtZero::nudge}, 2);
    table.wait(span::day);
    CHECK(table.rung == Rung{{TimedTable::noon + span::minute + max_lag, TimeUp{0, 1, 0}}});
    table.move();
    table.wait(span::day);
    CHECK(table.rung.size() == 2);
    CHECK(table.left(1) == 0);
}

TEST_CASE("a slow game reminds a player when a quarter of the days of the move is left") {
    TimedTable table({SlowClock{2, 0, 0}, AtZero::pass}, 2);
    table.wait(2 * span::day + max_lag);
    CHECK(table.rung == Rung{{TimedTable::noon + 36 * span::hour, TimeReminded{0, 1}},
                             {TimedTable::noon + 2 * span::day + max_lag, TimeUp{0, 1, 0}}});
    CHECK(table.passes == 1);
}

TEST_CASE("the days of the bank are used before the time is up") {
    TimedTable table({SlowClock{1, 1, 0}, AtZero::lose}, 2);
    table.wait(2 * span::day);
    CHECK(table.lost.empty());
    table.wait(max_lag);
    CHECK(table.lost == std::set{0});
}

TEST_CASE("no clock rings during a pause or a vote") {
    TimedTable table({MoveClock{60}}, 2);
    table.apply(ClockPaused{});
    CHECK_FALSE(next_alarm(table.clocks));
    table.apply(ClockResumed{});
    CHECK(next_alarm(table.clocks)->at == TimedTable::noon + span::minute + max_lag);
    table.stop();
    CHECK_FALSE(next_alarm(table.clocks));
}

TEST_CASE("a clock that rang while nobody listened rings at once") {
    TimedTable table({MoveClock{60}, AtZero::lose}, 2);
    table.now += span::day;
    table.wait(0);
    CHECK(table.rung == Rung{{TimedTable::noon + span::day, TimeUp{0, 1, 0}}});
}

TEST_CASE("the lag of a move is forgiven up to a second, and never more than the move took") {
    TimedTable table({MoveClock{60}}, 2);
    table.wait(10 * span::second);
    CHECK(forgiven(table.clocks, table.now, 300) == 300);
    CHECK(forgiven(table.clocks, table.now, span::hour) == max_lag);
    CHECK(forgiven(table.clocks, table.now, -5) == 0);
    table.move();
    table.wait(100);
    CHECK(forgiven(table.clocks, table.now, 300) == 100);
    table.stop();
    CHECK(forgiven(table.clocks, table.now, 300) == 0);
    TimedTable slow({SlowClock{1, 0, 0}}, 2);
    slow.wait(span::hour);
    CHECK(forgiven(slow.clocks, slow.now, 300) == 0);
}
