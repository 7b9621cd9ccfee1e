#include <cstdlib>
#include <new>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/moves/generator.hpp"
#include "engine/play/assessment.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/sanitized.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

std::vector<std::string> levels_for(const Rules& rules) {
    const auto& levels = rules.ruleset().levels;
    return std::vector<std::string>(2, levels.empty() ? "" : levels.front().name);
}

Lexicon list_for(const Rules& rules) {
    std::string text;
    for (const std::string& word : short_words()) text += word + "\n";
    return build_lexicon("short", rules.alphabet(), text).value();
}

/// Whether the rules accept the play, all its words are good, and its score is the generator's.
void check(const Game& game, const Lexicon& list, const Candidate& candidate) {
    const auto& rack = game.player(game.to_move).rack;
    const auto placement = place(game.rules, game.position.board, &rack, candidate.edits(), candidate.line);
    REQUIRE(placement.has_value());
    const auto assessment = assess(game.rules, list, game.position.premiums, *placement);
    REQUIRE(assessment.has_value());
    CHECK(assessment->all_good());
    CHECK(assessment->score.total == candidate.score);
}

/// Plays a random game, and lets the rules judge every play that the generator finds in some of its positions.
int checked_plays(const Ruleset& ruleset, std::uint8_t seed) {
    StartedGame game(compile(ruleset).value(), levels_for(compile(ruleset).value()), short_words(), Seed{seed});
    RandomPlayer player(short_words_as_letters(), seed);
    int checked = 0;
    for (int move = 0; move < 60 && !game.state.over(); ++move) {
        const Move next = player.next(game.state);
        game.say(next.seat, next.command);
        if (move % 6 != 5 || game.state.over() || game.state.needs_starter()) continue;
        const Lexicon list = list_for(game.state.rules);
        Generator generator(game.state.rules, list);
        const Position& now = game.state.position;
        generator.for_each({now.board, now.premiums, game.state.player(game.state.to_move).rack},
                           [&](const Candidate& candidate) {
                               check(game.state, list, candidate);
                               return ++checked % 200 != 0;  // two blanks make many plays: this many are enough
                           });
    }
    return checked;
}

}  // namespace

TEST_CASE("in games of every system the rules accept every play that the generator finds, with its score") {
    const int games = long_run() ? 140 : 3;
    int all = 0;
    for (const Ruleset& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        int checked = 0;
        for (int game = 0; game < games; ++game)
            checked += checked_plays(ruleset, static_cast<std::uint8_t>(game + 1));
        CHECK(checked > 0);
        all += checked;
    }
    CHECK(all > 1000);
}

// The sanitizers have their own ways to allocate, which must not be mixed with ours.
#ifndef CRISSCROSS_SANITIZED

namespace {

thread_local long allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

TEST_CASE("after its first best-play search the generator allocates nothing") {
    std::vector<Rules> systems;
    for (const Ruleset& ruleset : catalogue::all())
        for (const Duplicates duplicates : {Duplicates::allowed, Duplicates::refused})
            for (const Layout layout : {Layout::one_line, Layout::connected}) {
                Ruleset knobs = ruleset;
                knobs.duplicates = duplicates;
                knobs.layout = layout;
                if (const auto rules = compile(knobs)) systems.push_back(*rules);
            }
    for (const Rules& rules : systems) {
        INFO(rules.ruleset().id);
        Generator generator(rules, list_for(rules), Bounds::tight);
        Board board(rules.rows(), rules.columns());
        for (int column = 0; column < 4; ++column)
            board.lay({7, 6 + column}, {static_cast<Letter>("TALE"[column] - 'A'), false});
        TileCounts rack = tiles("ASTRENI");
        if (rules.tiles().count(red_cross) > 0) rack.add(red_cross, 2);
        int plays = 0;
        const Situation now{board, rules.premiums(), rack};
        (void)generator.best(now);
        const long before = allocations;
        generator.for_each(now, [&plays](const Candidate&) { return ++plays > 0; });
        const bool has_best = generator.best(now).has_value();
        CHECK(allocations == before);
        CHECK(plays > 10);
        CHECK(has_best);
    }
}

#endif
