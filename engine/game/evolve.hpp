#pragma once

#include <span>

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// The game after `event`. Needs neither word list nor chance, so that a journal replays for ever (G2).
/// `event` must come from `decide` or `begin` for this game, unredacted.
Game evolve(Game game, const Event& event);

Game fold(Game game, std::span<const Event> events);

}  // namespace crisscross::engine
