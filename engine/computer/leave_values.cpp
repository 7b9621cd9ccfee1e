#include "engine/computer/leave_values.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

constexpr std::string_view vowels = "AEIOU";

}  // namespace

int side_of(const Rules& rules, Tile tile) {
    if (tile == blank || tile == red_cross) return 0;
    const std::string spelling = rules.spelling(tile);
    return spelling.size() == 1 && vowels.find(spelling) != std::string_view::npos ? 1 : -1;
}

LeaveValues::LeaveValues(const Rules& rules, const LeaveTable& table) : table_(table) {
    rules.tiles().for_each([&](Tile tile, int) { side_[tile.code] = side_of(rules, tile); });
    for (const LeaveTable::Pair& pair : table.pairs) {
        together_[pair.one.code][pair.other.code] += pair.value;
        together_[pair.other.code][pair.one.code] += pair.value;
    }
}

double LeaveValues::operator()(const TileCounts& rack) const {
    double sum = 0;
    int balance = 0;
    std::array<std::uint8_t, tile_codes> kinds{};
    std::size_t known = 0;
    rack.for_each([&](Tile tile, int count) {
        for (int copy = 0; copy < count; ++copy)
            sum += table_.tiles[tile.code][static_cast<std::size_t>(std::min(copy, LeaveTable::copies - 1))];
        balance += side_[tile.code] * count;
        for (std::size_t other = 0; other < known; ++other) sum += together_[tile.code][kinds[other]];
        kinds[known++] = tile.code;
    });
    const int bounded = std::clamp(balance, -LeaveTable::reach, LeaveTable::reach);
    return sum + table_.balance[static_cast<std::size_t>(bounded + LeaveTable::reach)];
}

}  // namespace crisscross::engine
