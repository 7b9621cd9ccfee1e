#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/board/cell.hpp"

namespace crisscross::engine {

/// A set of cells of a board of any size and of a border one cell wide around it. One bit per cell, so a question
/// about all cells reads about thirty numbers.
class CellSet {
public:
    static constexpr int side = max_board_side + 2;  ///< with a border cell at either end

    CellSet() = default;
    /// All cells of a board.
    CellSet(int rows, int columns) {
        const auto row = static_cast<std::uint32_t>(((std::uint64_t{1} << columns) - 1) << 1);
        for (int index = 1; index <= rows; ++index) rows_[static_cast<std::size_t>(index)] = row;
    }

    void add(Cell cell) { row_of(cell) |= bit_of(cell); }
    void remove(Cell cell) { row_of(cell) &= ~bit_of(cell); }
    /// All of a row at once: bit n is column n.
    void set_row(int row, std::uint32_t columns) { row_of({row, 0}) = columns << 1; }
    bool has(Cell cell) const { return (rows_[index_of(cell)] & bit_of(cell)) != 0; }
    bool empty() const { return *this == CellSet(); }

    /// The cells next to those of the set along the axes, on both sides.
    CellSet beside(std::span<const Axis> axes) const {
        CellSet found;
        for (const Axis axis : axes)
            for (const int count : {-1, 1}) {
                const Cell by = step({0, 0}, axis, count);
                for (std::size_t row = 1; row + 1 < rows_.size(); ++row)
                    found.rows_[row + static_cast<std::size_t>(by.row)] |= moved(rows_[row], by.column);
            }
        return found;
    }

    /// Whether all cells are connected along the axes. True for an empty set.
    bool is_connected(std::span<const Axis> axes) const {
        CellSet reached = first();
        while (grow(reached, axes)) {
        }
        return reached == *this;
    }

    /// Whether `holds(Cell)` is true for every cell; asks row by row and stops at the first that fails.
    template <class Predicate>
    bool every(Predicate holds) const {
        for (int row = 0; row < side; ++row)
            for (auto rest = rows_[static_cast<std::size_t>(row)]; rest != 0; rest &= rest - 1)
                if (!holds(Cell{row - 1, std::countr_zero(rest) - 1})) return false;
        return true;
    }

    CellSet& operator-=(const CellSet& other) {
        for (std::size_t row = 0; row < rows_.size(); ++row) rows_[row] &= ~other.rows_[row];
        return *this;
    }
    CellSet& operator&=(const CellSet& other) {
        for (std::size_t row = 0; row < rows_.size(); ++row) rows_[row] &= other.rows_[row];
        return *this;
    }
    bool operator==(const CellSet&) const = default;

private:
    static std::size_t index_of(Cell cell) { return static_cast<std::size_t>(cell.row + 1); }
    static std::uint32_t bit_of(Cell cell) { return std::uint32_t{1} << (cell.column + 1); }
    static std::uint32_t moved(std::uint32_t row, int columns) {
        return columns < 0 ? row >> 1 : columns > 0 ? row << 1 : row;
    }
    std::uint32_t& row_of(Cell cell) { return rows_[index_of(cell)]; }

    CellSet first() const {
        CellSet one;
        every([&one](Cell cell) {
            one.add(cell);
            return false;
        });
        return one;
    }

    /// Adds to `reached` the cells of this set that are next to it; false if there are none.
    bool grow(CellSet& reached, std::span<const Axis> axes) const {
        const CellSet before = reached;
        for (std::size_t row = 1; row + 1 < rows_.size(); ++row)
            for (const Axis axis : axes)
                for (const int count : {-1, 1}) {
                    const Cell by = step({0, 0}, axis, count);
                    const auto from = reached.rows_[row - static_cast<std::size_t>(by.row)];
                    reached.rows_[row] |= moved(from, by.column) & rows_[row];
                }
        return reached != before;
    }

    std::array<std::uint32_t, side> rows_{};
};

}  // namespace crisscross::engine
