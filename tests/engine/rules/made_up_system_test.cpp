#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/games/witness.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// No system in the catalogue has this board, these tiles, these corners or this mixture of knobs.
Ruleset made_up() {
    Ruleset rules;
    rules.id = "nine-by-nine";
    rules.board = {"Q...d...Q",  //
                   ".t.....t.",  //
                   "..D...D..",  //
                   "...d.d...",  //
                   "d...T...d",  //
                   "...d.d...",  //
                   "..D...D..",  //
                   ".t.....t.",  //
                   "Q...d...Q"};
    rules.corners = {5, {{Scope::letter, 4, 100}}};
    rules.tile_set = {{"A", 6, 1}, {"B", 2, 3}, {"D", 3, 2}, {"E", 8, 1}, {"H", 2, 4},  {"I", 5, 1}, {"N", 5, 1},
                      {"O", 6, 1}, {"R", 4, 1}, {"S", 4, 1}, {"T", 5, 1}, {"TH", 3, 6}, {"?", 2, 0}, {"#", 2, 0}};
    rules.most_seats = 3;
    rules.rack_size = 5;
    rules.first_player = FirstPlayer::random;
    rules.opening = Opening{{4, 4}, 2};
    rules.placed = rules.judged = {Axis::across, Axis::down, Axis::diagonal_down, Axis::diagonal_up};
    rules.bingo = {5, 25};
    rules.ruling = Ruling::vote;
    rules.ends = {WentOut{}, AllPassed{1}, AllIdle{4}};
    rules.settlements = {DeductRacks{}};
    return rules;
}

}  // namespace

TEST_CASE("a made-up system is a value and needs no code") {
    const Rules rules = compile(made_up()).value();
    CHECK(rules.value(*rules.find_tile("TH")) == 6);
    CHECK_FALSE(rules.find_tile("C"));
    for (std::uint32_t seed = 0; seed < 5; ++seed) {
        StartedGame game(rules, 3, short_words());
        Witness witness(rules, short_words());
        RandomPlayer player(short_words_as_letters(), seed);
        while (!game.state.over()) {
            const Move move = player.next(game.state);
            game.say(move.seat, move.command);
            REQUIRE(witness.complaint(game) == "");
        }
        CHECK(game.last<BonusesPlaced>().premiums.size() == 5);
        CHECK(game.last<Ended>().final_scores.size() == 3);
    }
}
