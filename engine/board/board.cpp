#include "engine/board/board.hpp"

#include <algorithm>

#include "engine/board/cell_set.hpp"

namespace crisscross::engine {

bool Board::empty() const {
    return std::none_of(squares_.begin(), squares_.end(), [](const auto& square) { return square.has_value(); });
}

bool touches(const Board& board, Cell cell, std::span<const Axis> axes) {
    for (const Axis axis : axes)
        if (board.occupied(step(cell, axis, -1)) || board.occupied(step(cell, axis))) return true;
    return false;
}

bool is_connected(const Board& board, std::span<const Axis> axes) {
    CellSet tiles;
    board.for_each([&tiles](Cell cell, Square) { tiles.add(cell); });
    return tiles.is_connected(axes);
}

}  // namespace crisscross::engine
