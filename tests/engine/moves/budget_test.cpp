#include "engine/moves/budget.hpp"

#include <utility>

#include "engine/moves/generator.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// Interrupts once it has been asked `chosen` times.
struct StopAt : Interrupt {
    explicit StopAt(int chosen) : left(chosen) {}
    bool stop() const override { return --left < 0; }
    mutable int left;
};

/// Plays found with a rack of twenty on an empty board, before a budget is spent.
long plays_within(Budget& budget, std::string_view rack = "ASTRENILODE??UMPHICA") {
    Generator generator(classic(), lexicon_of(short_words()));
    const Board board(15, 15);
    const TileCounts held = tiles(rack);
    long plays = 0;
    const auto count = [&plays](const Candidate&) { return ++plays > 0; };
    generator.for_each({board, classic().premiums(), held}, count, budget);
    return plays;
}

/// The smallest budget for all plays on a board with a word in its free part, and many other tiles.
long least_budget(Duplicates duplicates) {
    Ruleset knobs = classic().ruleset();
    knobs.ruling = Ruling::on_laying;
    knobs.duplicates = duplicates;
    Generator generator(*compile(knobs), lexicon_of(short_words()));
    Board board(15, 15);
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 12; ++column)
            board.lay({row, column}, {static_cast<Letter>((row + column) % 26), false});
    for (int column = 0; column < 3; ++column)
        board.lay({12, 6 + column}, {static_cast<Letter>("CAT"[column] - 'A'), false});
    const TileCounts held = tiles("ASTREN?");
    const Situation now{board, classic().premiums(), held};
    const auto is_enough = [&](long steps) {
        Budget budget(steps);
        generator.for_each(
            now, [](const Candidate&) { return true; }, budget);
        return !budget.is_spent();
    };
    long too_few = 0;
    long enough = 1;
    while (!is_enough(enough)) too_few = std::exchange(enough, 2 * enough);
    while (enough - too_few > 1) (is_enough((too_few + enough) / 2) ? enough : too_few) = (too_few + enough) / 2;
    return enough;
}

}  // namespace

TEST_CASE("a budget is spent when its steps are used up, and an unlimited one never is") {
    Budget three(3);
    CHECK(three.spend(2));
    CHECK(three.spend());
    CHECK_FALSE(three.is_spent());
    CHECK_FALSE(three.spend());
    CHECK(three.is_spent());
    CHECK_FALSE(three.spend(0));
    Budget unlimited;
    CHECK(unlimited.spend(1'000'000'000'000));
    CHECK(unlimited.spend());
}

TEST_CASE("a search ends when its budget is spent, at the same place each time") {
    Budget unlimited;
    const long all = plays_within(unlimited);
    Budget some(2'000);
    const long first = plays_within(some);
    CHECK(some.is_spent());
    CHECK(first > 0);
    CHECK(first < all);
    Budget same(2'000);
    CHECK(plays_within(same) == first);
}

TEST_CASE("a search that finds nothing also ends when its budget is spent") {
    Generator generator(classic(), lexicon_of({"QUIZQUIZQUIZ"}));
    Board board(15, 15);
    board.lay({7, 7}, {static_cast<Letter>('Q' - 'A'), false});
    const TileCounts rack = tiles("QUIZQUIZQUI????");
    Budget enough;
    CHECK(generator.any({board, classic().premiums(), rack}, enough));
    Budget few(3);
    CHECK(generator.any({board, classic().premiums(), rack}, few));  // true, because the budget was spent first
    CHECK(few.is_spent());
}

TEST_CASE("comparing each play with the whole board takes more of a budget") {
    CHECK(least_budget(Duplicates::refused) > 2 * least_budget(Duplicates::allowed));
}

TEST_CASE("an interrupted search stops, and checks for an interrupt only now and then") {
    const StopAt never(1'000'000);
    Budget budget(1'000'000'000, &never);
    const long all = plays_within(budget);
    const int looks = 1'000'000 - never.left;
    CHECK(looks > 0);
    CHECK(looks * 1000 < all);
    const StopAt at_once(0);
    Budget interrupted(1'000'000'000, &at_once);
    CHECK(plays_within(interrupted) == 0);
    CHECK(interrupted.is_spent());
}

TEST_CASE("generators share their tables") {
    const auto tables = std::make_shared<const GeneratorTables>(classic(), lexicon_of(short_words()));
    Generator one(tables);
    Generator other(tables);
    CHECK(tables.use_count() == 3);
    const Board board(15, 15);
    const TileCounts rack = tiles("CATSHEN");
    const Situation now{board, classic().premiums(), rack};
    CHECK(one.best(now)->score == other.best(now)->score);
}
