#include "engine/game/decide.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

StartedGame game_of(const std::vector<std::string>& levels) {
    StartedGame game(system_rules("finish-line"), levels, {"HORN", "HORNS"});
    game.turn_to(0);
    game.give(0, "HORNAAE");
    return game;
}

}  // namespace

TEST_CASE("each player's target depends on the level and the number of players (F1)") {
    CHECK(game_of({"beginner", "expert"}).last<Began>().targets == std::vector{70, 200});
    CHECK(game_of({"intermediate", "beginner", "expert"}).last<Began>().targets == std::vector{100, 60, 180});
    CHECK(game_of({"expert", "expert", "beginner", "beginner"}).last<Began>().targets ==
          std::vector{160, 160, 50, 50});
}

TEST_CASE("a player who reaches their target wins without settlement once the window closes (F2, F3)") {
    StartedGame game = game_of({"beginner", "expert"});
    game.state.player(0).score = 60;
    game.state.player(1).score = 150;
    game.play(0, across("G8", "HORN"));
    CHECK(game.state.pending_play()->window == Window::final);
    CHECK_FALSE(game.state.over());
    game.accept(1);
    const Ended& ended = game.last<Ended>();
    CHECK(ended.reason == EndReason::target_reached);
    CHECK(ended.winners == std::vector{0});
    CHECK(ended.final_scores[1].final == 150);
}

TEST_CASE("a play that is challenged off does not reach the target (F3)") {
    StartedGame game = game_of({"beginner", "expert"});
    game.state.player(0).score = 60;
    game.play(0, across("G8", "NROH"));
    game.challenge(1);
    CHECK(game.score(0) == 60);
    CHECK_FALSE(game.state.over());
}

TEST_CASE("the points of a failed challenge count towards the target (K17, F2)") {
    Ruleset rules = system_rules("finish-line").ruleset();
    rules.ruling = Ruling::challenge_pays_ten;
    StartedGame game(compile(rules).value(), std::vector<std::string>{"beginner", "expert"}, {"HORN"});
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.state.player(0).score = 50;
    game.play(0, across("G8", "HORN"));
    CHECK_FALSE(game.state.over());
    game.challenge(1);
    CHECK(game.score(0) == 74);
    CHECK(game.last<Ended>().winners == std::vector{0});
}

TEST_CASE("when the tiles run out first, the game ends as in Classic (F3)") {
    StartedGame game = game_of({"expert", "expert"});
    while (!game.state.over()) game.pass(game.state.to_move);
    CHECK(game.last<Ended>().reason == EndReason::all_passed);
    CHECK(game.last<Ended>().final_scores[0].deducted > 0);
}

TEST_CASE("a player who resigns changes nobody's target (F4)") {
    StartedGame game = game_of({"beginner", "beginner", "beginner"});
    game.say(2, Resign{});
    CHECK(game.state.player(0).target == 60);
}
