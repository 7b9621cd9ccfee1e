#pragma once

#include "engine/game/game.hpp"

/// What chance draws in the next event of a game (docs/chance.md). The draws of the opening are in `begin`.
namespace crisscross::engine {

/// The tiles that fill a rack up while the bag lasts (K6).
TileCounts tiles_to_fill(const Game& game, Seat seat, const Chance& chance);

/// The tiles drawn for an exchange: first drawn and then returned (K9), or all returned, mixed and drawn (X8).
TileCounts tiles_for(const TileCounts& returned, const Game& game, const Chance& chance);

/// Whether what `event`, the next of a game after its opening, draws is what chance draws. True if it draws nothing.
bool follows(const Event& event, const Game& game, const Chance& chance);

}  // namespace crisscross::engine
