#include "engine/computer/leave.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace crisscross::engine {

namespace {

constexpr double blank_value = 24;
constexpr double red_cross_value = 6;
constexpr double repetition = -2.5;  // for each tile of a kind beyond the first
constexpr double imbalance = -1.5;   // for each vowel more than consonants, or the other way round
constexpr std::string_view vowels = "AEIOU";

double letter_value(int points) {
    return std::max(2.0 - 0.6 * points, -5.0);
}

}  // namespace

LeaveValues::LeaveValues(const Rules& rules) {
    for (int code = 0; code < rules.alphabet().size(); ++code) {
        const auto letter = static_cast<Letter>(code);
        const std::string& spelling = rules.alphabet().spelling(letter);
        values_[letter] = letter_value(rules.value(tile_of(letter)));
        is_vowel_[letter] = spelling.size() == 1 && vowels.find(spelling) != std::string_view::npos;
        has_vowels_ = has_vowels_ || is_vowel_[letter];
    }
    values_[blank.code] = blank_value;
    values_[red_cross.code] = red_cross_value;
}

double LeaveValues::operator()(const TileCounts& rack) const {
    double sum = 0;
    int vowel_count = 0;
    int consonant_count = 0;
    rack.for_each([&](Tile tile, int count) {
        sum += values_[tile.code] * count;
        if (tile == blank || tile == red_cross) return;
        sum += repetition * (count - 1);
        (is_vowel_[tile.code] ? vowel_count : consonant_count) += count;
    });
    return has_vowels_ ? sum + imbalance * std::abs(vowel_count - consonant_count) : sum;
}

}  // namespace crisscross::engine
