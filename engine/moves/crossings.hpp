#pragma once

#include <array>

#include "engine/moves/grid.hpp"
#include "engine/word_graph.hpp"

namespace crisscross::engine {

/// What a tile laid on an empty cell would make along one axis: which letters make a word of the run, and what the
/// tiles count that are in it already. Without neighbours along the axis there is no run, and any letter will do.
struct Crossing {
    LetterMask forward = ~LetterMask{0};
    LetterMask backward = 0;  ///< read from the other end, where that is allowed
    int points = 0;
    bool runs = false;

    LetterMask allowed() const { return forward | backward; }
};

/// The crossings of all empty cells along the axes whose runs must be words.
class Crossings {
public:
    /// Only for letters of `wanted`: others are never allowed.
    void read(const Rules& rules, const WordGraph& graph, const Grid& grid, LetterMask wanted);
    /// Anew for one cell.
    void update(const Rules& rules, const WordGraph& graph, const Grid& grid, LetterMask wanted, int place);

    const Crossing& at(Axis axis, int place) const {
        return crossings_[static_cast<std::size_t>(axis)][static_cast<std::size_t>(place)];
    }
    /// Whether a tile lies next to the cell along a judged axis.
    bool touches(int place) const { return touches_[static_cast<std::size_t>(place)]; }

private:
    std::array<std::array<Crossing, Grid::cells>, 4> crossings_{};
    std::array<bool, Grid::cells> touches_{};
};

/// What a tile on an empty cell would make along any axis, judged or not.
Crossing crossing_at(const WordGraph& graph, const Grid& grid, Axis axis, Reading reading, LetterMask wanted,
                     int place);

}  // namespace crisscross::engine
