#pragma once

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// The game after `event`. Needs neither word list nor chance, so that a journal can always be replayed (G2). `event`
/// must come from `decide` or `begin` for this game, with nothing hidden in it.
Game evolve(Game game, const Event& event);

}  // namespace crisscross::engine
