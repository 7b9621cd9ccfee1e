#include "engine/computer/leave_values.hpp"
#include "engine/game/decisions/ending.hpp"

namespace crisscross::engine {

namespace {

using Values = std::array<double, LeaveTable::copies>;

// About the mean of the tables of Classic and Super. The points and the number of a tile add little to it.
constexpr Values of_a_blank{28, 12, 10};
constexpr Values of_a_vowel{3, -3, -6};
constexpr Values of_a_consonant{-3.5, -7.5, -9};
constexpr std::array<double, 2 * LeaveTable::reach + 1> of_balance{3.5, 5, 4.5, 3, 0, -4.5, -10, -18, -28};
// Without a bingo, a blank gains less, and a consonant of high value scores more than it hinders.
constexpr Values of_a_blank_without_bingo{13, 5, 4};
constexpr double of_a_point_without_bingo = 1.5;
// Where the tiles have no vowels.
constexpr Values of_any_letter{0, -5, -7};

// Crossing tiles out opens a board, but gains few points: a guess.
constexpr Values of_a_red_cross{6, 6, 6};

bool some_are_vowels(const Rules& rules) {
    bool has = false;
    rules.tiles().for_each([&](Tile tile, int) { has |= side_of(rules, tile) > 0; });
    return has;
}

Values guess(const Rules& rules, Tile tile, bool has_vowels) {
    const bool has_bingo = rules.ruleset().bingo.points > 0 || wins_at_once(rules, rules.ruleset().rack_size);
    if (tile == blank) return has_bingo ? of_a_blank : of_a_blank_without_bingo;
    if (tile == red_cross) return of_a_red_cross;
    if (!has_vowels) return of_any_letter;
    if (side_of(rules, tile) > 0) return of_a_vowel;
    Values value = of_a_consonant;
    if (!has_bingo) value.front() += of_a_point_without_bingo * (rules.value(tile) - 1);
    return value;
}

}  // namespace

LeaveTable guessed_leaves(const Rules& rules) {
    LeaveTable table;
    const bool has_vowels = some_are_vowels(rules);
    rules.tiles().for_each([&](Tile tile, int) { table.tiles[tile.code] = guess(rules, tile, has_vowels); });
    if (has_vowels) table.balance = of_balance;
    return table;
}

}  // namespace crisscross::engine
