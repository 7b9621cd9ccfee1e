#pragma once

#include <array>

#include "engine/board/board.hpp"
#include "engine/board/cell_set.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// A board as a generator walks over it: one block of cells with a border one cell wide. A step along any axis adds a
/// fixed number, and no step leaves the block. A cell is named by its place in the block.
struct Grid {
    static constexpr int side = CellSet::side;
    static constexpr int cells = side * side;
    static constexpr Letter empty = max_letters;
    static constexpr Letter edge = 2 * max_letters + 1;  // the same as `empty` in the bits of a letter

    int rows;
    int columns;
    CellSet tiles{};  ///< the cells with a tile
    CellSet free;     ///< the other cells of the board

    Grid(int rows_, int columns_) : rows(rows_), columns(columns_), free(rows, columns) {
        letters_.fill(edge);
        free.every([this](Cell cell) {
            at(place_of(cell)) = empty;
            return true;
        });
    }

    void prepare(const Rules& rules, const Board& board) {
        for (int row = 0; row < rows; ++row) {
            std::uint32_t held = 0;
            int column = 0;
            for (const auto& square : board.row(row)) {
                put(rules, place_of({row, column}), square);
                held |= std::uint32_t{square.has_value()} << column++;
            }
            tiles.set_row(row, held);
        }
        free = CellSet(rows, columns);
        free -= tiles;
    }
    void put(const Rules& rules, Cell cell, std::optional<Square> square) {
        put(rules, place_of(cell), square);
        (square ? tiles : free).add(cell);
        (square ? free : tiles).remove(cell);
    }

    static constexpr int place_of(Cell cell) { return (cell.row + 1) * side + cell.column + 1; }
    static constexpr Cell cell_at(int place) {
        const auto index = static_cast<unsigned>(place);  // quicker to divide
        return {static_cast<int>(index / side) - 1, static_cast<int>(index % side) - 1};
    }
    static constexpr int step_along(Axis axis) {
        constexpr std::array<int, 4> steps{1, side, side + 1, 1 - side};  // as `step` goes
        return steps[static_cast<std::size_t>(axis)];
    }

    /// The letter there; `empty` if there is no tile, `edge` outside the board. Works up to two steps from a tile.
    Letter letter(int place) const { return letters_[static_cast<std::size_t>(place + margin)]; }
    /// Points of the tile that lies there.
    int value(int place) const { return values_[static_cast<std::size_t>(place)]; }
    bool is_empty(int place) const { return letter(place) == empty; }
    bool occupied(int place) const { return letter(place) < empty; }

private:
    static constexpr int margin = side + 1;

    void put(const Rules& rules, int place, const std::optional<Square>& square) {
        at(place) = square ? square->letter : empty;
        if (square) values_[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(rules.value(square->tile()));
    }
    Letter& at(int place) { return letters_[static_cast<std::size_t>(place + margin)]; }

    std::array<Letter, cells + 2 * margin> letters_{};
    std::array<std::uint8_t, cells> values_{};
};

}  // namespace crisscross::engine
