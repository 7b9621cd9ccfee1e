#pragma once

#include <span>
#include <vector>

#include "engine/board.hpp"

namespace crisscross::engine {

/// A maximal line of two or more occupied cells along one axis, in reading order.
struct Run {
    Axis axis = Axis::across;
    std::vector<Cell> cells{};
    bool operator==(const Run&) const = default;
};

/// Each distinct run through one of `cells`, in row then column order of their first cells, across before down.
std::vector<Run> runs_through(const Board& board, std::span<const Cell> cells);

Word word_of(const Board& board, const Run& run);

}  // namespace crisscross::engine
