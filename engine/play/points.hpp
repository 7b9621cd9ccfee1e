#pragma once

#include <algorithm>
#include <cstdint>

namespace crisscross::engine {

/// So that nothing overflows, whatever mixture of rules is played: no word scores more.
inline constexpr int most_points = 50'000'000;
inline constexpr int longest_run = 30;

/// Points of a letter with its premiums.
constexpr int letter_points(int value, int factor) {
    return std::min(value * factor, most_points / longest_run);
}
/// Points of a word with one more of its premiums.
constexpr int multiplied(int points, int factor) {
    return static_cast<int>(std::min(std::int64_t{points} * factor, std::int64_t{most_points}));
}

}  // namespace crisscross::engine
