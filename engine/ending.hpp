#pragma once

#include <optional>

#include "engine/game.hpp"

namespace crisscross::engine {

/// Why the game would end as it stands now, if no play could be challenged (K13, G4); nothing if it goes on.
std::optional<Reason> ending(const Game& game);

}  // namespace crisscross::engine
