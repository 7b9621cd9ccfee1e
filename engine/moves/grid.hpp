#pragma once

#include <array>
#include <span>

#include "engine/board.hpp"
#include "engine/rules.hpp"

namespace crisscross::engine {

/// A board as a generator walks over it: cells in one block with an edge of one cell around it, so that a step along
/// any axis is a number and no step leaves the block. Cells are named by their place in the block.
struct Grid {
    static constexpr int widest = 32;  // 30 cells and an edge on either side
    static constexpr int cells = widest * widest;
    static constexpr Letter empty = 255;
    static constexpr Letter edge = 254;

    int rows = 0;
    int columns = 0;
    std::array<Letter, cells> letters{};       ///< what lies there; `empty`, or `edge` outside the board
    std::array<std::uint8_t, cells> values{};  ///< points of the tile that lies there
    int tiles = 0;                             ///< how many lie on the board

    Grid() { letters.fill(edge); }

    void read(const Rules& rules, const Board& board) {
        rows = board.rows();
        columns = board.columns();
        tiles = 0;
        letters.fill(edge);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) put(rules, {row, column}, board.at({row, column}));
    }
    void put(const Rules& rules, Cell cell, std::optional<Square> square) {
        const auto place = static_cast<std::size_t>(place_of(cell));
        tiles += (square ? 1 : 0) - (letters[place] < edge ? 1 : 0);
        letters[place] = square ? square->letter : empty;
        values[place] = square ? static_cast<std::uint8_t>(rules.value(square->tile())) : std::uint8_t{0};
    }

    static constexpr int place_of(Cell cell) { return (cell.row + 1) * widest + cell.column + 1; }
    static constexpr Cell cell_at(int place) { return {place / widest - 1, place % widest - 1}; }
    static constexpr int step_along(Axis axis) { return place_of(step({1, 1}, axis)) - place_of({1, 1}); }

    /// Whether all tiles hang together along these axes; an empty board does.
    bool hangs_together(std::span<const Axis> axes) const {
        std::array<bool, cells> seen{};
        std::array<std::int16_t, cells> open{};
        int count = 0;
        int reached = 0;
        const auto reach = [&](int place) {
            if (!occupied(place) || seen[static_cast<std::size_t>(place)]) return;
            seen[static_cast<std::size_t>(place)] = true;
            open[static_cast<std::size_t>(count++)] = static_cast<std::int16_t>(place);
        };
        for (int place = 0; place < cells && count == 0; ++place) reach(place);
        for (; reached < count; ++reached)
            for (const Axis axis : axes)
                for (const int by : {step_along(axis), -step_along(axis)})
                    reach(open[static_cast<std::size_t>(reached)] + by);
        return reached == tiles;
    }

    Letter letter(int place) const { return letters[static_cast<std::size_t>(place)]; }
    int value(int place) const { return values[static_cast<std::size_t>(place)]; }
    bool is_empty(int place) const { return letter(place) == empty; }
    bool occupied(int place) const { return letter(place) < edge; }
};

}  // namespace crisscross::engine
