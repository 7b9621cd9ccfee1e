#pragma once

#include <array>

#include "engine/lexicon/word_graph.hpp"
#include "engine/moves/grid.hpp"
#include "engine/moves/hand.hpp"
#include "engine/moves/letter_groups.hpp"

namespace crisscross::engine {

/// What a tile laid on an empty cell would make along one axis: which letters make a word of the run, and what the
/// tiles count that are in it already. Without neighbours along the axis there is no run, and any letter will do.
struct CrossSet {
    LetterMask forward = ~LetterMask{0};
    LetterMask backward = 0;  ///< read from the other end, where that is allowed
    int points = 0;
    bool runs = false;

    LetterMask allowed() const { return forward | backward; }
};

/// The cross-sets of all empty cells along the axes whose runs must be words.
class CrossSets {
public:
    CrossSets(const Rules& rules, const WordGraph& graph, const LetterGroups& groups, const Grid& grid)
        : rules_(rules), graph_(graph), groups_(groups), grid_(grid) {}

    /// For the empty cells that have neighbours. Only letters of the hand are looked at: others are never allowed.
    void read(const CellSet& cells, const Hand& hand);
    /// Anew where a tile was laid or taken off, and at the ends of what it was or is part of.
    void update_around(int place, const Hand& hand);

    /// What a tile on an empty cell would make along any axis, judged or not.
    CrossSet along(Axis axis, int place, LetterMask wanted) const;

    /// The letters that the tiles next to an empty cell leave possible along all judged axes.
    LetterMask possible(int place) const { return possible_[static_cast<std::size_t>(place)]; }
    /// Cells beside tiles on which something of the hand is possible.
    const CellSet& open() const { return read_; }
    /// The letters that may lie next to a letter laid on an empty cell, behind it (`side` 1) or before it (-1) along
    /// an axis, as far as what lies on its other side tells.
    LetterMask beyond(int place, Axis axis, int side, Letter letter) const;
    const CrossSet& at(Axis axis, int place) const {
        return cross_sets_[static_cast<std::size_t>(axis)][static_cast<std::size_t>(place)];
    }

private:
    void update(int place, const Hand& hand);
    void read(CrossSet& made, Axis axis, int place, LetterMask wanted) const;
    LetterMask between(Axis axis, int place) const;
    LetterMask between(int place, int by) const;

    const Rules& rules_;
    const WordGraph& graph_;
    const LetterGroups& groups_;
    const Grid& grid_;
    CellSet read_{};  ///< where something of the hand is possible: all others are as they were made
    std::array<LetterMask, Grid::cells> possible_{};
    std::array<std::array<CrossSet, Grid::cells>, 4> cross_sets_{};
};

}  // namespace crisscross::engine
