#include <algorithm>
#include <cstdlib>

#include "engine/computer/leave_values.hpp"

namespace crisscross::engine {

namespace {

constexpr double blank_value = 24;
constexpr double red_cross_value = 6;
constexpr double repetition = -2.5;  // for each tile of a kind beyond the first
constexpr double imbalance = -1.5;   // for each vowel more than consonants, or the other way round

double letter_value(int points) {
    return std::max(2.0 - 0.6 * points, -5.0);
}

double first_value(const Rules& rules, Tile tile) {
    if (tile == blank) return blank_value;
    return tile == red_cross ? red_cross_value : letter_value(rules.value(tile));
}

bool has_vowels(const Rules& rules) {
    bool has = false;
    rules.tiles().for_each([&](Tile tile, int) { has |= side_of(rules, tile) > 0; });
    return has;
}

}  // namespace

LeaveTable guessed_leaves(const Rules& rules) {
    LeaveTable table;
    rules.tiles().for_each([&](Tile tile, int) {
        auto& worth = table.tiles[tile.code];
        worth.fill(first_value(rules, tile) + (side_of(rules, tile) == 0 ? 0 : repetition));
        worth.front() = first_value(rules, tile);
    });
    if (!has_vowels(rules)) return table;
    for (int balance = -LeaveTable::reach; balance <= LeaveTable::reach; ++balance)
        table.balance[static_cast<std::size_t>(balance + LeaveTable::reach)] = imbalance * std::abs(balance);
    return table;
}

}  // namespace crisscross::engine
