#pragma once

#include <compare>
#include <cstdint>

namespace crisscross::engine {

/// A place on the board: zero-based, with row 0 at the top and column 0 at the left. Until it is checked it may lie
/// off the board.
struct Cell {
    int row = 0;
    int column = 0;
    auto operator<=>(const Cell&) const = default;
};

/// The most rows or columns of a board.
inline constexpr int max_board_side = 30;

/// The four lines through a cell, each with its reading direction: left to right, top to bottom, and the two
/// diagonals read from the left (`diagonal_down` and `diagonal_up`).
enum class Axis : std::uint8_t { across, down, diagonal_down, diagonal_up };

/// The cell `count` steps along `axis`; negative counts go against the reading direction.
constexpr Cell step(Cell from, Axis axis, int count = 1) {
    const int rows = axis == Axis::across ? 0 : axis == Axis::diagonal_up ? -1 : 1;
    const int columns = axis == Axis::down ? 0 : 1;
    return {from.row + rows * count, from.column + columns * count};
}

}  // namespace crisscross::engine
