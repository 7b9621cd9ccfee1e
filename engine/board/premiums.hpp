#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/board/cell.hpp"

namespace crisscross::engine {

/// What a premium multiplies: the letter laid on it, or every word that this letter is part of (K12).
enum class Scope : std::uint8_t { letter, word };

/// A multiplier on the board: it acts on a letter laid on any of its cells. Scoring never asks for its shape; a
/// corner bonus is simply one with four cells.
struct Premium {
    std::vector<Cell> cells{};
    Scope scope = Scope::letter;
    int factor = 1;
    bool operator==(const Premium&) const = default;
};

/// Whether a bonus on a corner may multiply by this.
constexpr bool is_corner_factor(int factor) {
    return factor >= 2 && factor <= 4;
}
/// The bonus on the corner below and to the right of `cell`: it acts on the four cells around that corner (X1).
inline Premium corner_premium(Cell cell, Scope scope, int factor) {
    return {{cell, {cell.row, cell.column + 1}, {cell.row + 1, cell.column}, {cell.row + 1, cell.column + 1}},
            scope,
            factor};
}

/// The premiums on a board, found by cell, and which of them are used up. Copies share the table.
class Premiums {
public:
    Premiums() = default;
    Premiums(int rows, int columns, std::vector<Premium> premiums);

    /// The premiums that still act on a letter laid on `cell`, as indices for `at`.
    std::vector<int> acting_on(Cell cell) const;
    const Premium& at(int index) const { return table_->premiums.at(static_cast<std::size_t>(index)); }
    std::span<const Premium> all() const;
    bool is_spent(int index) const { return spent_.at(static_cast<std::size_t>(index)); }

    /// Uses up the premiums that cover `cell`.
    void spend(Cell cell);
    /// Adds premiums, none of them used up.
    void add(const std::vector<Premium>& more);

    bool operator==(const Premiums& other) const;

private:
    struct Table {
        int rows = 0;
        int columns = 0;
        std::vector<Premium> premiums;
        std::vector<std::vector<int>> by_cell;  // row * columns + column
    };
    std::span<const int> over(Cell cell) const;

    std::shared_ptr<const Table> table_;
    std::vector<bool> spent_;
};

}  // namespace crisscross::engine
