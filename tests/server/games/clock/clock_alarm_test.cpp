#include "server/games/clock/clock_alarm.hpp"

#include "tests/server/games/clock/clocked_players.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::ClockedPlayers;

namespace {

using Rung = std::vector<std::pair<Moment, ClockEvent>>;

}  // namespace

TEST_CASE("a player whose time for the game is up loses") {
    ClockedPlayers players({GameClock{300, 0}, AtZero::lose}, 3);
    players.wait(300 * span::second + max_lag - 1);
    CHECK(players.left(0) == 0);
    CHECK(players.lost.empty());
    players.wait(1);
    CHECK(players.lost == std::set{0});
    CHECK(players.clocks.turn == Mover{1, 2});
    players.wait(302 * span::second);
    CHECK(players.lost == std::set{0, 1});
    CHECK_FALSE(next_alarm(players.clocks));
}

TEST_CASE("the clock of the player whose turn it is shows zero when their time has passed; no other does") {
    ClockedPlayers players({GameClock{300, 0}, AtZero::lose}, 2);
    CHECK(zero_of(players.clocks) == ClockedPlayers::noon + 300 * span::second);
    players.wait(100 * span::second);
    players.move();
    CHECK(zero_of(players.clocks) == ClockedPlayers::noon + 400 * span::second);
    players.stop();
    CHECK_FALSE(zero_of(players.clocks));
    CHECK_FALSE(zero_of(fresh_clocks(2)));
}

TEST_CASE("a player whose time for a move is up passes") {
    ClockedPlayers players({MoveClock{60}, AtZero::pass}, 2);
    players.wait(3 * (60 * span::second + max_lag));
    CHECK(players.passes == 3);
    CHECK(players.clocks.turn == Mover{1, 4});
    CHECK(players.left(1) == 60 * span::second);
}

TEST_CASE("a player without time for the game passes each turn") {
    ClockedPlayers players({GameClock{30, 0}, AtZero::pass}, 2);
    players.wait(40 * span::second);
    players.move();
    players.wait(max_lag);
    CHECK(players.passes == 2);
    CHECK(players.clocks.turn->seat == 1);
}

TEST_CASE("overtime costs points for each minute that begins, and after the last one the game") {
    ClockedPlayers players({GameClock{300, 0}, AtZero::points, Overtime{10, 3}}, 2);
    players.wait(301 * span::second);
    CHECK(players.charged == 10);
    CHECK(players.overtime(0) == span::second);
    CHECK(players.left(0) == 0);
    players.wait(span::minute);
    CHECK(players.charged == 20);
    players.wait(span::minute);
    CHECK(players.charged == 30);
    CHECK(players.lost.empty());
    players.wait(span::minute);
    CHECK(players.charged == 30);
    CHECK(players.lost == std::set{0});
    CHECK(players.overtime(0) == 3 * span::minute);
}

TEST_CASE("overtime adds up over the turns of a player") {
    ClockedPlayers players({GameClock{300, 0}, AtZero::points, Overtime{10, 10}}, 2);
    players.wait(340 * span::second);
    players.move();
    players.move();
    players.wait(10 * span::second);
    CHECK(players.charged == 10);
    players.wait(11 * span::second);
    CHECK(players.charged == 20);
}

TEST_CASE("where nothing happens at zero, the player is reminded once in each turn") {
    ClockedPlayers players({MoveClock{60}, AtZero::nudge}, 2);
    players.wait(span::day);
    CHECK(players.rung == Rung{{ClockedPlayers::noon + span::minute + max_lag, TimeUp{0, 1, 0}}});
    players.move();
    players.wait(span::day);
    CHECK(players.rung.size() == 2);
    CHECK(players.left(1) == 0);
}

TEST_CASE("a slow game reminds a player when a quarter of the days of the move is left") {
    ClockedPlayers players({SlowClock{2, 0, 0}, AtZero::pass}, 2);
    players.wait(2 * span::day + max_lag);
    CHECK(players.rung == Rung{{ClockedPlayers::noon + 36 * span::hour, TimeReminded{0, 1}},
                               {ClockedPlayers::noon + 2 * span::day + max_lag, TimeUp{0, 1, 0}}});
    CHECK(players.passes == 1);
}

TEST_CASE("a slow game reminds a player before the days of the move are over, and not only at the end of the bank") {
    ClockedPlayers players({SlowClock{2, 5, 0}, AtZero::lose}, 2);
    players.wait(6 * span::day);
    CHECK(players.rung == Rung{{ClockedPlayers::noon + 36 * span::hour, TimeReminded{0, 1}}});
    CHECK(players.left(0) == span::day);
}

TEST_CASE("the days of the bank are used before the time is up") {
    ClockedPlayers players({SlowClock{1, 1, 0}, AtZero::lose}, 2);
    players.wait(2 * span::day);
    CHECK(players.lost.empty());
    players.wait(max_lag);
    CHECK(players.lost == std::set{0});
}

TEST_CASE("no clock rings during a pause or a vote") {
    ClockedPlayers players({MoveClock{60}}, 2);
    players.apply(ClockPaused{});
    CHECK_FALSE(next_alarm(players.clocks));
    players.apply(ClockResumed{});
    CHECK(next_alarm(players.clocks)->at == ClockedPlayers::noon + span::minute + max_lag);
    players.stop();
    CHECK_FALSE(next_alarm(players.clocks));
}

TEST_CASE("a clock that rang while nobody listened rings at once") {
    ClockedPlayers players({MoveClock{60}, AtZero::lose}, 2);
    players.now += span::day;
    players.wait(0);
    CHECK(players.rung == Rung{{ClockedPlayers::noon + span::day, TimeUp{0, 1, 0}}});
}

TEST_CASE("the lag of a move is forgiven up to a second, and never more than the move took") {
    ClockedPlayers players({MoveClock{60}}, 2);
    players.wait(10 * span::second);
    CHECK(forgiven(players.clocks, players.now, 300) == 300);
    CHECK(forgiven(players.clocks, players.now, span::hour) == max_lag);
    CHECK(forgiven(players.clocks, players.now, -5) == 0);
    players.move();
    players.wait(100);
    CHECK(forgiven(players.clocks, players.now, 300) == 100);
    players.stop();
    CHECK(forgiven(players.clocks, players.now, 300) == 0);
    ClockedPlayers slow({SlowClock{1, 0, 0}}, 2);
    slow.wait(span::hour);
    CHECK(forgiven(slow.clocks, slow.now, 300) == 0);
}
