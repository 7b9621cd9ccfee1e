#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/board/cell.hpp"

namespace crisscross::engine {

/// What a premium multiplies: the letter laid on it, or every word that this letter is part of (K12).
enum class Scope : std::uint8_t { letter, word };

/// A bonus on the board: it acts for a letter laid on any of its cells. Scoring never asks for its shape: a corner
/// bonus is one with four cells.
struct Premium {
    std::vector<Cell> cells{};
    Scope scope = Scope::letter;
    int factor = 1;
    bool operator==(const Premium&) const = default;
};

/// The bonus on the corner below and to the right of `cell`: it acts for the four cells around it (X1).
inline Premium corner_premium(Cell cell, Scope scope, int factor) {
    return {{cell, {cell.row, cell.column + 1}, {cell.row + 1, cell.column}, {cell.row + 1, cell.column + 1}},
            scope,
            factor};
}

}  // namespace crisscross::engine
