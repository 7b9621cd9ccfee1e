#include "server/games/clock/mover.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;
using crisscross::server::Mover;
using crisscross::server::mover;

namespace {

Table after_play(int seats, Ruling ruling) {
    Table table = classic_table(seats, ruling);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.play(0, across("G8", "HORN"));
    return table;
}

}  // namespace

TEST_CASE("nobody is timed before the first turn") {
    CHECK_FALSE(mover(new_game(classic_table(2).game.rules)));
}

TEST_CASE("the next player may use their own time to think about a challenge") {
    Table table = after_play(2, Ruling::challenge_costs_turn);
    CHECK(mover(table.game) == Mover{1, table.game.turn});
    table.challenge(1);
    CHECK(mover(table.game) == Mover{0, table.game.turn});
}

TEST_CASE("nobody is timed while the next player has to wait for the others") {
    Table table = after_play(3, Ruling::challenge_costs_turn);
    CHECK_FALSE(mover(table.game));
    table.expire();
    CHECK(mover(table.game) == Mover{1, table.game.turn});
}

TEST_CASE("a vote stops the clock of the player to move") {
    Table table = after_play(2, Ruling::vote);
    const auto before = mover(table.game);
    REQUIRE(before);
    table.challenge(1);
    CHECK_FALSE(mover(table.game));
    table.say(1, Vote{table.game.pending_play()->turn, Opinion::convinced});
    CHECK(mover(table.game) == before);
}

TEST_CASE("nobody is timed once the game is over") {
    Table table = classic_table(2);
    table.turn_to(0);
    table.say(1, Resign{});
    REQUIRE(table.game.over());
    CHECK_FALSE(mover(table.game));
}
