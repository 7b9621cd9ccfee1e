#pragma once

#include "engine/game/view/asked.hpp"
#include "protocol/messages/allowed.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// What a viewer may do now: the commands of their seat in the game, none while a computer plays there, and requests
/// about the game. Everything in it depends on the game's state alone, not on who is connected or on the time.
protocol::Allowance allowed(const GameState& state, engine::Viewer viewer);

/// What the game is waiting for this viewer to do; nothing while a computer plays in their seat.
std::optional<engine::Asked> asked(const GameState& state, engine::Viewer viewer);

}  // namespace crisscross::server
