#pragma once

#include <array>

#include "engine/rules.hpp"

namespace crisscross::engine {

/// What tiles that stay on a rack are worth for the turns to come, in points: a guess from their values and numbers.
/// Blanks and red-crossed tiles are worth keeping; dear tiles are hard to lay; the same tile twice, and vowels or
/// consonants alone, make words rare.
class LeaveValues {
public:
    explicit LeaveValues(const Rules& rules);

    double operator()(const TileCounts& rack) const;

private:
    std::array<double, tile_codes> values_{};
    std::array<bool, tile_codes> is_vowel_{};
    bool has_vowels_ = false;
};

}  // namespace crisscross::engine
