#pragma once

#include <array>

#include "engine/lexicon/word_graph.hpp"
#include "engine/moves/grid.hpp"
#include "engine/moves/hand.hpp"
#include "engine/moves/letter_groups.hpp"

namespace crisscross::engine {

/// What laying a tile on an empty cell does along one axis: which letters make the run a word, and the points of the
/// tiles already in it. A cell without neighbours along the axis makes no run, so it takes any letter.
struct CrossSet {
    LetterMask forward = ~LetterMask{0};
    LetterMask backward = 0;  ///< read backwards, where that is allowed
    int points = 0;
    bool runs = false;

    LetterMask allowed() const { return forward | backward; }
};

/// The cross-sets of all empty cells along the axes whose runs must be words.
class CrossSets {
public:
    CrossSets(const Rules& rules, const WordGraph& graph, const LetterGroups& groups, const Grid& grid)
        : rules_(rules), graph_(graph), groups_(groups), grid_(grid) {}

    /// Computes the cross-sets of `cells`, the empty cells with neighbours, for the letters of the hand.
    void prepare(const CellSet& cells, const Hand& hand);
    /// Computes them again where a tile was laid or taken off, and at both ends of the runs through it.
    void update_around(int place, const Hand& hand);

    /// The cross-set of an empty cell along any axis, judged or not.
    CrossSet along(Axis axis, int place, LetterMask wanted) const;

    /// The letters that the tiles next to an empty cell permit along all judged axes.
    LetterMask possible(int place) const { return possible_[static_cast<std::size_t>(place)]; }
    /// Cells beside tiles where some tile of the hand may fit.
    const CellSet& open() const { return open_; }
    /// The letters that may follow (`side` 1) or precede (-1) a letter laid on an empty cell, along an axis, judged
    /// by the tile on the cell's other side alone.
    LetterMask beyond(int place, Axis axis, int side, Letter letter) const;
    const CrossSet& at(Axis axis, int place) const {
        return cross_sets_[static_cast<std::size_t>(axis)][static_cast<std::size_t>(place)];
    }

private:
    void update(int place, const Hand& hand);
    void prepare(CrossSet& made, Axis axis, int place, LetterMask wanted) const;
    LetterMask between(Axis axis, int place) const;
    LetterMask between(int place, int by) const;

    const Rules& rules_;
    const WordGraph& graph_;
    const LetterGroups& groups_;
    const Grid& grid_;
    CellSet open_{};  ///< cells where some tile of the hand may fit; all others have the default cross-set
    std::array<LetterMask, Grid::cells> possible_{};
    std::array<std::array<CrossSet, Grid::cells>, 4> cross_sets_{};
};

}  // namespace crisscross::engine
