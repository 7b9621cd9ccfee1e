#pragma once

#include <variant>
#include <vector>

#include "engine/cell.hpp"
#include "engine/tiles.hpp"

namespace crisscross::engine {

/// A rack tile put on a cell. `shown` is the letter that it stands for: its own, or the one named for a blank (K8).
struct Lay {
    Cell cell{};
    Tile tile{};
    Letter shown = 0;
    bool operator==(const Lay&) const = default;
};

/// One change of the board within a turn.
using Edit = std::variant<Lay>;

/// The edits of one turn, in any order.
using Edits = std::vector<Edit>;

}  // namespace crisscross::engine
