#pragma once

#include <array>

#include "engine/rules.hpp"
#include "engine/word_graph.hpp"

namespace crisscross::engine {

/// A rack as a generator spends it.
struct Hand {
    std::array<std::int16_t, max_letters + 1> counts{};
    std::array<std::int16_t, max_letters + 1> values{};  ///< points by letter
    LetterMask letters = 0;                              ///< of which there is a tile
    int blanks = 0;
    int crosses = 0;
    LetterMask named{};  ///< letters that a blank may stand for (H3)

    Hand() = default;
    Hand(const Rules& rules, const TileCounts& rack) : blanks(rack.count(blank)), crosses(rack.count(red_cross)) {
        for (int code = 0; code < rules.alphabet().size(); ++code) {
            const auto letter = static_cast<Letter>(code);
            const int count = rack.count(tile_of(letter));
            counts[letter] = static_cast<std::int16_t>(count);
            values[letter] = static_cast<std::int16_t>(rules.value(tile_of(letter)));
            if (count > 0) letters |= mask_of(letter);
            if (rules.alphabet().spelling(letter).size() == 1) named |= mask_of(letter);
        }
    }

    LetterMask available() const { return blanks > 0 ? letters | named : letters; }
    int tiles() const {
        int sum = blanks;
        for (const int count : counts) sum += count;
        return sum;
    }
    void take(Letter letter) {
        if (--counts[letter] == 0) letters &= ~mask_of(letter);
    }
    void give(Letter letter) {
        ++counts[letter];
        letters |= mask_of(letter);
    }
};

}  // namespace crisscross::engine
