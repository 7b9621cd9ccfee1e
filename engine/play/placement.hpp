#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/play/edit.hpp"
#include "engine/play/refusal.hpp"
#include "engine/play/runs.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// The board after a legal set of edits, whatever words they make.
struct PlacedTiles {
    Board board{};
    std::vector<Cell> laid{};        ///< cells with a new tile, in reading order
    std::vector<Cell> lifted{};      ///< cells whose tile was taken off, in reading order
    std::vector<Run> runs{};         ///< the runs that the play touched, in order
    bool replaced(Cell cell) const;  ///< a new tile where one was taken off in the same play (H7)
};

/// Checks the tiles, cells and geometry of a play (K4, K5, K8, H2-H6, X4, R3), and the rack if one is given, but not
/// whether the words are good. `line` is the line that a play of one tile names (R3).
Result<PlacedTiles> place(const Rules& rules, const Board& board, const TileCounts* rack, const Edits& edits,
                          std::optional<Axis> line = {});

/// Refuses with `NOT_IN_RACK`, naming the tiles of `wanted` that the rack has too few of.
std::optional<Refusal> check_rack(const Rules& rules, const TileCounts& rack, const TileCounts& wanted);

}  // namespace crisscross::engine
