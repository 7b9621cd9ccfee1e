#pragma once

#include <array>

#include "engine/lexicon/word_graph.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// A rack from which a generator takes tiles while it lays them.
struct Hand {
    std::array<std::int16_t, max_letters + 1> counts{};
    std::array<std::int16_t, max_letters + 1> values{};  ///< points by letter
    LetterMask letters = 0;                              ///< letters with at least one tile
    int blanks = 0;
    int crosses = 0;
    int tiles = 0;       ///< that can be laid, counted before the first is
    LetterMask named{};  ///< letters that a blank may stand for (H3)

    explicit Hand(const Rules& rules) {
        for (int code = 0; code < rules.alphabet().size(); ++code) {
            const auto letter = static_cast<Letter>(code);
            values[letter] = static_cast<std::int16_t>(rules.value(tile_of(letter)));
            if (rules.alphabet().spelling(letter).size() == 1) named |= mask_of(letter);
        }
    }

    void hold(const TileCounts& rack) {
        counts = {};
        tiles = rack.total() - rack.count(red_cross);
        letters = 0;
        blanks = rack.count(blank);
        crosses = rack.count(red_cross);
        rack.for_each([this](Tile tile, int count) {
            if (tile == blank || tile == red_cross) return;
            counts[tile.code] = static_cast<std::int16_t>(count);
            letters |= mask_of(tile.code);
        });
    }

    LetterMask available() const { return blanks > 0 ? letters | named : letters; }
    void take(Letter letter) {
        if (--counts[letter] == 0) letters &= ~mask_of(letter);
    }
    void give(Letter letter) {
        ++counts[letter];
        letters |= mask_of(letter);
    }
};

}  // namespace crisscross::engine
