#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/board/cell.hpp"
#include "engine/board/tiles.hpp"

namespace crisscross::engine {

/// A tile on the board: the letter it shows, and whether it is a blank (always worth 0, K8).
struct Square {
    Letter letter = 0;
    bool is_blank = false;
    bool operator==(const Square&) const = default;

    Tile tile() const { return is_blank ? blank : tile_of(letter); }
};

/// The tiles on a board of `rows` x `columns` cells. A plain value.
class Board {
public:
    Board() = default;
    Board(int rows, int columns)
        : rows_(rows), columns_(columns), squares_(static_cast<std::size_t>(rows * columns)) {}

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    bool contains(Cell cell) const {
        return cell.row >= 0 && cell.row < rows_ && cell.column >= 0 && cell.column < columns_;
    }
    /// Nothing for a cell that is empty or off the board.
    std::optional<Square> at(Cell cell) const { return contains(cell) ? squares_[index(cell)] : std::nullopt; }
    std::span<const std::optional<Square>> row(int row) const {
        return {squares_.data() + index({row, 0}), static_cast<std::size_t>(columns_)};
    }
    bool occupied(Cell cell) const { return at(cell).has_value(); }
    void lay(Cell cell, Square square) { squares_.at(index(cell)) = square; }
    void lift(Cell cell) { squares_.at(index(cell)).reset(); }
    bool empty() const;

    /// Calls `visit(Cell, Square)` for each tile, row by row.
    template <class Visit>
    void for_each(Visit visit) const {
        auto square = squares_.begin();
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column, ++square)
                if (square->has_value()) visit(Cell{row, column}, **square);
    }

    bool operator==(const Board&) const = default;

private:
    std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.row * columns_ + cell.column); }

    int rows_ = 0;
    int columns_ = 0;
    std::vector<std::optional<Square>> squares_;
};

/// Whether one of the cells next to `cell` along `axes`, on either side, is occupied.
bool touches(const Board& board, Cell cell, std::span<const Axis> axes);

/// Whether all tiles on the board are connected along `axes`. True for an empty board.
bool is_connected(const Board& board, std::span<const Axis> axes);

}  // namespace crisscross::engine
