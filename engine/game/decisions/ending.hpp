#pragma once

#include <optional>

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// Why the game would end now, with `next` to move, if no play could be challenged (K13, F2, H11, X9, R6, G4);
/// nothing if it goes on.
std::optional<EndReason> ending(const Game& game, Seat next);

/// Whether the game ends if nobody has a play left (K13): the rules list that end and check words when they are laid,
/// the bag is empty, and no play can be challenged. The proof is given with `NoPlayFound`.
bool may_end_without_plays(const Game& game);

/// Whether laying this many tiles in one turn wins the game (R6).
bool wins_at_once(const Rules& rules, int tiles);

/// Whether a score wins the game by reaching the player's target (F2).
bool reaches_target(const Rules& rules, int score, int target);

}  // namespace crisscross::engine
