#pragma once

#include <span>
#include <vector>

#include "engine/board/board.hpp"

namespace crisscross::engine {

/// A maximal line of occupied cells along one axis, in reading order: two or more, or a lone tile where that counts
/// as a word (R3).
struct Run {
    Axis axis = Axis::across;
    std::vector<Cell> cells{};
    bool operator==(const Run&) const = default;
};

/// The run through `cell` along `axis`: at least that cell, which must be occupied.
Run run_through(const Board& board, Cell cell, Axis axis);

/// The order in which runs are listed: by the row and column of their first cell, then by axis.
bool reads_before(const Run& a, const Run& b);

/// All runs of two or more on the board, in order.
std::vector<Run> all_runs(const Board& board, std::span<const Axis> axes);

Word word_of(const Board& board, const Run& run);

}  // namespace crisscross::engine
