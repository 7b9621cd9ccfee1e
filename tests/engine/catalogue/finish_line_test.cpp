#include "engine/game/decide.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

Table table_of(const std::vector<std::string>& levels) {
    Table table(system_rules("finish-line"), levels, {"HORN", "HORNS"});
    table.turn_to(0);
    table.give(0, "HORNAAE");
    return table;
}

}  // namespace

TEST_CASE("each player's target depends on the level and the number of players (F1)") {
    CHECK(table_of({"beginner", "expert"}).last<Began>().targets == std::vector{70, 200});
    CHECK(table_of({"intermediate", "beginner", "expert"}).last<Began>().targets == std::vector{100, 60, 180});
    CHECK(table_of({"expert", "expert", "beginner", "beginner"}).last<Began>().targets ==
          std::vector{160, 160, 50, 50});
}

TEST_CASE("a player who reaches their target wins without settlement once the window closes (F2, F3)") {
    Table table = table_of({"beginner", "expert"});
    table.game.player(0).score = 60;
    table.game.player(1).score = 150;
    table.play(0, across("G8", "HORN"));
    CHECK(table.game.pending_play()->window == Window::final);
    CHECK_FALSE(table.game.over());
    table.accept(1);
    const Ended& ended = table.last<Ended>();
    CHECK(ended.reason == Reason::target_reached);
    CHECK(ended.winners == std::vector{0});
    CHECK(ended.final_scores[1].final == 150);
}

TEST_CASE("a play that is challenged off does not reach the target (F3)") {
    Table table = table_of({"beginner", "expert"});
    table.game.player(0).score = 60;
    table.play(0, across("G8", "NROH"));
    table.challenge(1);
    CHECK(table.score(0) == 60);
    CHECK_FALSE(table.game.over());
}

TEST_CASE("the points of a failed challenge count towards the target (K17, F2)") {
    Ruleset rules = system_rules("finish-line").ruleset();
    rules.ruling = Ruling::challenge_pays_ten;
    Table table(compile(rules).value(), std::vector<std::string>{"beginner", "expert"}, {"HORN"});
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.game.player(0).score = 50;
    table.play(0, across("G8", "HORN"));
    CHECK_FALSE(table.game.over());
    table.challenge(1);
    CHECK(table.score(0) == 74);
    CHECK(table.last<Ended>().winners == std::vector{0});
}

TEST_CASE("when the tiles run out first, the game ends as in Classic (F3)") {
    Table table = table_of({"expert", "expert"});
    while (!table.game.over()) table.pass(table.game.to_move);
    CHECK(table.last<Ended>().reason == Reason::all_passed);
    CHECK(table.last<Ended>().final_scores[0].deducted > 0);
}

TEST_CASE("a player who resigns changes nobody's target (F4)") {
    Table table = table_of({"beginner", "beginner", "beginner"});
    table.say(2, Resign{});
    CHECK(table.game.player(0).target == 60);
}
