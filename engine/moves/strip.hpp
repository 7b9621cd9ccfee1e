#pragma once

#include <algorithm>
#include <array>

#include "engine/lexicon/word_graph.hpp"
#include "engine/moves/grid.hpp"

namespace crisscross::engine {

/// A cell of a strip: its tile, or what may be laid there and how that scores.
struct Spot {
    LetterMask allowed = 0;  ///< letters that make words of all runs across the strip
    Letter letter = Grid::empty;
    bool anchor = false;           ///< a play must cover an anchor
    std::int16_t value = 0;        ///< points of the tile that lies here
    std::int16_t letter_gain = 1;  ///< multiplies the value of a laid letter
    std::int16_t word_factor = 1;
    std::int32_t across_gain = 0;  ///< multiplies it for all runs across the strip together
    std::int32_t across_base = 0;  ///< points of the tiles already in those runs
    std::int16_t best = 0;         ///< value of the highest tile of the hand that may be laid
    Cell cell{};

    bool occupied() const { return letter != Grid::empty; }
};

/// A row, a column or a diagonal, in reading order.
struct Strip {
    Axis axis = Axis::across;
    bool reversed = false;  ///< words are read against the axis
    int length = 0;
    std::array<Spot, max_board_side> spots{};

    /// Turns the strip round, to be read from its other end.
    void reverse() {
        std::reverse(spots.begin(), spots.begin() + length);
        reversed = !reversed;
    }

    const Spot& operator[](int at) const { return spots[static_cast<std::size_t>(at)]; }
    bool occupied(int at) const { return at >= 0 && at < length && (*this)[at].occupied(); }
};

}  // namespace crisscross::engine
