#pragma once

#include <optional>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/core/step/game_input.hpp"

namespace crisscross::server {

/// What follows when a request is refused: nothing if nobody waits for its answer.
std::optional<GameEffect> refusal(const GameRequest& request, const Complaint& why);

}  // namespace crisscross::server
