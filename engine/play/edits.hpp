#pragma once

#include <span>

#include "engine/board/board.hpp"
#include "engine/board/premiums.hpp"
#include "engine/play/edit.hpp"
#include "engine/rules/ruleset.hpp"

namespace crisscross::engine {

/// Carries edits out that may stand on a board. Tiles come off before others are laid on their cells, whatever the
/// order of the edits (H4); where premiums last until they are covered, those under the laid tiles are used up (K12).
void carry_out(const Edits& edits, PremiumUse use, Board& board, Premiums& premiums);

/// The tiles of a rack that are left after edits.
TileCounts rest_of(TileCounts rack, const Edits& edits);
TileCounts rest_of(TileCounts rack, std::span<const Lay> lays, std::span<const Lift> lifts);

}  // namespace crisscross::engine
