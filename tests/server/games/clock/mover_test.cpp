#include "server/games/clock/mover.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;
using crisscross::server::Mover;
using crisscross::server::mover;

namespace {

StartedGame after_play(int seats, Ruling ruling) {
    StartedGame game = classic_game(seats, ruling);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "HORN"));
    return game;
}

}  // namespace

TEST_CASE("nobody is timed before the first turn") {
    CHECK_FALSE(mover(new_game(classic_game(2).state.rules)));
}

TEST_CASE("the next player may use their own time to think about a challenge") {
    StartedGame game = after_play(2, Ruling::challenge_costs_turn);
    CHECK(mover(game.state) == Mover{1, game.state.turn});
    game.challenge(1);
    CHECK(mover(game.state) == Mover{0, game.state.turn});
}

TEST_CASE("nobody is timed while the next player has to wait for the others") {
    StartedGame game = after_play(3, Ruling::challenge_costs_turn);
    CHECK_FALSE(mover(game.state));
    game.expire();
    CHECK(mover(game.state) == Mover{1, game.state.turn});
}

TEST_CASE("a vote stops the clock of the player to move") {
    StartedGame game = after_play(2, Ruling::vote);
    const auto before = mover(game.state);
    REQUIRE(before);
    game.challenge(1);
    CHECK_FALSE(mover(game.state));
    game.say(1, Vote{game.state.pending_play()->turn, Opinion::convinced});
    CHECK(mover(game.state) == before);
}

TEST_CASE("nobody is timed once the game is over") {
    StartedGame game = classic_game(2);
    game.turn_to(0);
    game.say(1, Resign{});
    REQUIRE(game.state.over());
    CHECK_FALSE(mover(game.state));
}
