#pragma once

#include <span>

#include "engine/board/board.hpp"

namespace crisscross::engine {

/// Whether one of the cells next to `cell` along `axes`, on either side, is occupied.
bool touches(const Board& board, Cell cell, std::span<const Axis> axes);

/// Whether all tiles on the board hang together; an empty board does.
bool hangs_together(const Board& board, std::span<const Axis> axes);

}  // namespace crisscross::engine
