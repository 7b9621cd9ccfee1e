#pragma once

#include <span>
#include <variant>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/board/premiums.hpp"
#include "engine/rules/ruleset.hpp"

namespace crisscross::engine {

/// A tile laid from the rack. `shown` is the letter that it stands for: its own, or the one named for a blank (K8).
struct Lay {
    Cell cell{};
    Tile tile{};
    Letter shown = 0;
    bool operator==(const Lay&) const = default;
};

/// A red-crossed tile laid over a tile: both leave the game (H4).
struct Lift {
    Cell cell{};
    bool operator==(const Lift&) const = default;
};

/// One change to the board within a turn.
using Edit = std::variant<Lay, Lift>;

/// The edits of one turn, in any order.
using Edits = std::vector<Edit>;

/// The cell that an edit changes.
Cell cell_of(const Edit& edit);
/// The rack tile that an edit uses.
Tile tile_of(const Edit& edit);

/// Carries out edits that are legal on the board. Tiles come off before others are laid on their cells, whatever the
/// order of the edits (H4); where premiums last until they are covered, those under the laid tiles are used up (K12).
void carry_out(const Edits& edits, PremiumUse use, Board& board, Premiums& premiums);

/// The rack tiles that edits use.
TileCounts tiles_of(const Edits& edits);
/// What is left of a rack after edits.
TileCounts rest_of(TileCounts rack, const Edits& edits);
TileCounts rest_of(TileCounts rack, std::span<const Lay> lays, std::span<const Lift> lifts);

}  // namespace crisscross::engine
