#pragma once

#include <algorithm>
#include <array>

#include "engine/lexicon/word_graph.hpp"
#include "engine/moves/grid.hpp"

namespace crisscross::engine {

/// A cell of a strip: the tile that lies there, or what may be laid and what that scores.
struct Spot {
    LetterMask allowed = 0;  ///< letters that make words of all runs across the strip
    Letter letter = Grid::empty;
    bool anchor = false;           ///< a play has to cover one of these
    std::int16_t value = 0;        ///< points of the tile that lies here
    std::int16_t letter_gain = 1;  ///< what a laid letter's value is multiplied by
    std::int16_t word_factor = 1;
    std::int32_t across_gain = 0;  ///< and in the runs across the strip together
    std::int32_t across_base = 0;  ///< what the tiles in those runs add
    std::int16_t best = 0;         ///< value of the dearest tile of the hand that may be laid
    Cell cell{};

    bool occupied() const { return letter != Grid::empty; }
};

/// A row, a column or a diagonal, in the order in which it is read.
struct Strip {
    static constexpr int longest = 30;

    Axis axis = Axis::across;
    bool reversed = false;  ///< words are read against the axis
    int length = 0;
    std::array<Spot, longest> spots{};

    /// The same to be read from its other end.
    void reverse() {
        std::reverse(spots.begin(), spots.begin() + length);
        reversed = !reversed;
    }

    const Spot& operator[](int at) const { return spots[static_cast<std::size_t>(at)]; }
    bool occupied(int at) const { return at >= 0 && at < length && (*this)[at].occupied(); }
};

}  // namespace crisscross::engine
