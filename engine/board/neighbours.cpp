#include "engine/board/neighbours.hpp"

#include "engine/board/cell_set.hpp"

namespace crisscross::engine {

bool touches(const Board& board, Cell cell, std::span<const Axis> axes) {
    for (const Axis axis : axes)
        if (board.occupied(step(cell, axis, -1)) || board.occupied(step(cell, axis))) return true;
    return false;
}

bool hangs_together(const Board& board, std::span<const Axis> axes) {
    CellSet tiles;
    board.for_each([&tiles](Cell cell, Square) { tiles.add(cell); });
    return tiles.hang_together(axes);
}

}  // namespace crisscross::engine
