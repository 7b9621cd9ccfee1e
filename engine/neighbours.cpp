#include "engine/neighbours.hpp"

#include <vector>

namespace crisscross::engine {

namespace {

/// Calls `visit(Cell)` for the cells next to `cell` along `axes`, on both sides, also those off the board.
template <class Visit>
void for_each_neighbour(Cell cell, std::span<const Axis> axes, Visit visit) {
    for (const Axis axis : axes) {
        visit(step(cell, axis, -1));
        visit(step(cell, axis));
    }
}

}  // namespace

bool touches(const Board& board, Cell cell, std::span<const Axis> axes) {
    bool touched = false;
    for_each_neighbour(cell, axes, [&](Cell next) { touched = touched || board.occupied(next); });
    return touched;
}

bool hangs_together(const Board& board, std::span<const Axis> axes) {
    Board unreached = board;
    std::vector<Cell> open;
    const auto reach = [&](Cell cell) {
        if (!unreached.occupied(cell)) return;
        unreached.lift(cell);
        open.push_back(cell);
    };
    board.for_each([&](Cell cell, Square) {
        if (open.empty()) reach(cell);
    });
    while (!open.empty()) {
        const Cell cell = open.back();
        open.pop_back();
        for_each_neighbour(cell, axes, reach);
    }
    return unreached.empty();
}

}  // namespace crisscross::engine
