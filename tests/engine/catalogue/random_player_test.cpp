#include "tests/support/games/random_player.hpp"

#include <algorithm>
#include <set>

#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// What the players of some games did.
struct Seen {
    std::set<std::size_t> commands{};
    bool crossed_out = false;
    bool crossed_out_alone = false;
    bool replaced = false;
    bool named_a_line = false;
    bool scattered = false;
    bool laid_a_digraph = false;
    bool laid_a_blank = false;
};

bool in_one_line(const Edits& edits) {
    std::set<int> rows;
    std::set<int> columns;
    std::set<int> falls;
    std::set<int> rises;
    for (const Edit& edit : edits) {
        const Cell cell = cell_of(edit);
        rows.insert(cell.row);
        columns.insert(cell.column);
        falls.insert(cell.row - cell.column);
        rises.insert(cell.row + cell.column);
    }
    return std::min({rows.size(), columns.size(), falls.size(), rises.size()}) == 1;
}

void note(const Rules& rules, const Play& play, Seen& seen) {
    std::set<Cell> lifted;
    std::size_t laid = 0;
    for (const Edit& edit : play.edits) {
        const Lay* lay = std::get_if<Lay>(&edit);
        if (!lay) lifted.insert(cell_of(edit));
        if (!lay) continue;
        ++laid;
        seen.replaced |= lifted.contains(lay->cell);
        seen.laid_a_blank |= lay->tile == blank;
        seen.laid_a_digraph |= rules.alphabet().spelling(lay->shown).size() > 1;
    }
    seen.crossed_out |= !lifted.empty();
    seen.crossed_out_alone |= !lifted.empty() && laid == 0;
    seen.named_a_line |= play.line.has_value();
    seen.scattered |= !in_one_line(play.edits);
}

void play(const char* system, int seats, std::uint32_t seed, Seen& seen) {
    const Rules rules = system_rules(system);
    StartedGame game(rules, seats, short_words());
    RandomPlayer player(short_words_as_letters(), seed);
    while (!game.state.over()) {
        const Move move = player.next(game.state);
        seen.commands.insert(move.command.index());
        if (const Play* play = std::get_if<Play>(&move.command)) note(game.state.rules, *play, seen);
        game.say(move.seat, move.command);
    }
}

}  // namespace

TEST_CASE("random players use everything that the rules allow, and nothing else") {
    Seen seen;
    for (std::uint32_t seed = 0; seed < 12; ++seed)
        for (const char* system : {"classic", "shmac", "crosswords", "scrappy"}) play(system, 3, seed, seen);
    // No player gives NoPlayFound, nor what clocks do, nor what players agree on, nor the end at the turn limit.
    CHECK(seen.commands.size() == std::variant_size_v<Command> - 8);
    CHECK(seen.crossed_out);
    CHECK(seen.crossed_out_alone);
    CHECK(seen.replaced);
    CHECK(seen.named_a_line);
    CHECK(seen.scattered);
    CHECK(seen.laid_a_digraph);
    CHECK(seen.laid_a_blank);
}
