#include "server/games/clock/clocks.hpp"

#include "tests/server/games/clock/clocked_players.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::protocol;
using crisscross::test::ClockedPlayers;

namespace {

const ClockRules five_minutes{GameClock{300, 0}};

}  // namespace

TEST_CASE("without clocks nobody is timed") {
    ClockedPlayers players({}, 2);
    players.wait(1000 * span::day);
    CHECK(players.left(0) == 0);
    CHECK(players.rung.empty());
    CHECK_FALSE(running(players.clocks));
}

TEST_CASE("only the clock of the player who thinks runs") {
    ClockedPlayers players(five_minutes, 2);
    players.wait(20 * span::second);
    CHECK(players.left(0) == 280 * span::second);
    players.move();
    players.wait(5 * span::second);
    CHECK(players.left(0) == 280 * span::second);
    CHECK(players.left(1) == 295 * span::second);
}

TEST_CASE("after each move its player gets the increment") {
    ClockedPlayers players({GameClock{300, 12}}, 3);
    players.wait(20 * span::second);
    CHECK(players.left(0) == 280 * span::second);
    players.move();
    CHECK(players.left(0) == 292 * span::second);
    CHECK(players.left(1) == 300 * span::second);
}

TEST_CASE("the increment of a move that is taken back goes back with it, and so do those of the moves after it") {
    ClockedPlayers players({GameClock{300, 12}}, 2);
    for (int move = 1; move <= 3; ++move) {
        players.wait(20 * span::second);
        players.move();
    }
    CHECK(players.left(0) == (300 - 40 + 24) * span::second);
    CHECK(players.left(1) == (300 - 20 + 12) * span::second);
    players.wait(5 * span::second);
    Clocks clocks = take_back(players.clocks, 2, players.now);  // the move of player 1, and the one after it
    CHECK(remaining(clocks, 0, players.now).left == (300 - 40 + 12) * span::second);
    CHECK(remaining(clocks, 1, players.now).left == (300 - 25) * span::second);
    clocks = follow(clocks, players.now, Mover{1, 5});
    CHECK(remaining(clocks, 1, players.now).left == (300 - 25) * span::second);
    clocks = follow(clocks, players.now, Mover{0, 6});
    CHECK(remaining(clocks, 1, players.now).left == (300 - 25 + 12) * span::second);
}

TEST_CASE("an increment that has been used already leaves no time, and never less") {
    ClockedPlayers players({GameClock{30, 12}}, 2);
    players.wait(25 * span::second);
    players.move();
    players.move();
    players.wait(10 * span::second);
    CHECK(players.left(0) == 7 * span::second);
    const Clocks clocks = take_back(players.clocks, 1, players.now);
    CHECK(remaining(clocks, 0, players.now).left == 0);
    CHECK(remaining(clocks, 1, players.now).left == 30 * span::second);
}

TEST_CASE("clocks that have been set anew owe nothing for the moves before") {
    ClockedPlayers players({GameClock{300, 12}}, 2);
    players.move();
    players.apply(ClockSet{{GameClock{60, 5}}});
    const Clocks clocks = take_back(players.clocks, 1, players.now);
    CHECK(remaining(clocks, 0, players.now).left == 60 * span::second);
}

TEST_CASE("each move has its own time where moves are timed") {
    ClockedPlayers players({MoveClock{60}}, 2);
    players.wait(50 * span::second);
    CHECK(players.left(0) == 10 * span::second);
    players.move();
    CHECK(players.left(0) == 60 * span::second);
    players.wait(span::second);
    CHECK(players.left(1) == 59 * span::second);
}

TEST_CASE("the days of a move are used before those of the bank") {
    ClockedPlayers players({SlowClock{2, 5, 0}}, 2);
    players.wait(span::day);
    players.move();
    CHECK(players.left(0) == 7 * span::day);
    players.move();
    players.wait(3 * span::day);
    players.move();
    CHECK(players.left(0) == 6 * span::day);
}

TEST_CASE("a vote stops the clock of the player to move, who then goes on in the same turn") {
    ClockedPlayers players({MoveClock{60}}, 3);
    players.wait(10 * span::second);
    players.stop();
    players.wait(span::hour);
    CHECK(players.left(0) == 50 * span::second);
    players.go_on();
    players.wait(span::second);
    CHECK(players.left(0) == 49 * span::second);
}

TEST_CASE("an interrupted turn earns no increment") {
    ClockedPlayers players({GameClock{300, 12}}, 2);
    players.stop();
    players.go_on();
    CHECK(players.left(0) == 300 * span::second);
}

TEST_CASE("a pause stops the clocks until it ends") {
    ClockedPlayers players(five_minutes, 2);
    players.apply(ClockPaused{});
    players.wait(span::day);
    CHECK(players.left(0) == 300 * span::second);
    players.apply(ClockResumed{});
    players.wait(span::second);
    CHECK(players.left(0) == 299 * span::second);
}

TEST_CASE("with another kind of clock everybody starts afresh") {
    ClockedPlayers players(five_minutes, 2);
    players.wait(100 * span::second);
    players.apply(ClockSet{{SlowClock{3, 1, 0}}});
    CHECK(players.left(0) == 4 * span::day);
    CHECK(players.left(1) == 4 * span::day);
    players.apply(ClockSet{five_minutes});
    CHECK(players.left(0) == 300 * span::second);
}

TEST_CASE("time that is forgiven does not count") {
    ClockedPlayers players(five_minutes, 2);
    players.wait(10 * span::second);
    players.apply(TimeForgiven{800, Forgiveness::lag});
    CHECK(players.left(0) == 290 * span::second + 800);
}

TEST_CASE("more than has passed cannot be forgiven") {
    ClockedPlayers players(five_minutes, 2);
    players.wait(10 * span::second);
    players.apply(TimeForgiven{20 * span::second, Forgiveness::outage});
    CHECK(players.left(0) == 300 * span::second);
    players.wait(span::second);
    CHECK(players.left(0) == 299 * span::second);
}

TEST_CASE("a moment before the last one takes no time") {
    ClockedPlayers players(five_minutes, 2);
    players.wait(10 * span::second);
    players.move();
    players.now -= 5 * span::second;
    CHECK(players.left(1) == 300 * span::second);
    players.apply(ClockPaused{});
    CHECK(players.left(1) == 300 * span::second);
}

TEST_CASE("nights and holidays stop only slow clocks") {
    const Night afternoon{"UTC", 12 * 60, 18 * 60};
    ClockedPlayers live(five_minutes, 2);
    live.apply(NightSet{0, afternoon});
    live.wait(span::minute);
    CHECK(live.left(0) == 240 * span::second);
    ClockedPlayers slow({SlowClock{1, 0, 0}}, 2);
    slow.apply(NightSet{0, afternoon});
    slow.wait(7 * span::hour);
    CHECK(slow.left(0) == 23 * span::hour);
}

TEST_CASE("the days of holiday are those of a year of the game") {
    ClockedPlayers players({SlowClock{30, 60, 10}}, 2);
    CHECK(holiday_left(players.clocks, 0, players.now) == 10 * span::day);
    players.apply(HolidayBegan{0});
    players.wait(4 * span::day);
    CHECK(players.left(0) == 90 * span::day);
    CHECK(holiday_left(players.clocks, 0, players.now) == 6 * span::day);
    players.apply(HolidayEnded{0});
    players.wait(span::day);
    CHECK(players.left(0) == 89 * span::day);
    CHECK(holiday_left(players.clocks, 0, players.now) == 6 * span::day);
    players.apply(HolidayBegan{0});
    players.wait(7 * span::day);
    CHECK(players.left(0) == 88 * span::day);
    CHECK(holiday_left(players.clocks, 0, players.now) == 0);
    CHECK(holiday_left(players.clocks, 1, players.now) == 10 * span::day);
    CHECK(holiday_left(players.clocks, 0, ClockedPlayers::noon + 365 * span::day) == 10 * span::day);
}
