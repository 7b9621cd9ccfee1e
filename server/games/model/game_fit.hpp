#pragma once

#include <optional>

#include "engine/game/fit.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// Why an entry does not fit the game as it is after the entries before it; nothing if it fits. What a game decides
/// always fits; what is read from a file may not.
std::optional<engine::Misfit> check_fit(const GameState& state, const GameEntry& entry);

}  // namespace crisscross::server
