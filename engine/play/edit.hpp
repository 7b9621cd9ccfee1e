#pragma once

#include <variant>
#include <vector>

#include "engine/board/cell.hpp"
#include "engine/board/tiles.hpp"

namespace crisscross::engine {

/// A rack tile put on a cell. `shown` is the letter that it stands for: its own, or the one named for a blank (K8).
struct Lay {
    Cell cell{};
    Tile tile{};
    Letter shown = 0;
    bool operator==(const Lay&) const = default;
};

/// A red-crossed tile put over a tile: both leave the game (H4).
struct Lift {
    Cell cell{};
    bool operator==(const Lift&) const = default;
};

/// One change of the board within a turn.
using Edit = std::variant<Lay, Lift>;

/// The edits of one turn, in any order.
using Edits = std::vector<Edit>;

/// The cell that an edit changes.
Cell cell_of(const Edit& edit);
/// The rack tile that an edit uses.
Tile tile_of(const Edit& edit);

}  // namespace crisscross::engine
