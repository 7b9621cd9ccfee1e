#pragma once

#include "server/games/model/decisions/game_decision.hpp"

namespace crisscross::server {

/// The events when a player deletes themselves: before the start their seat becomes free; later they resign and their
/// seat has no name any more. None if the game is over, or they have no seat.
Answer<std::vector<protocol::GameEvent>> depart(const GameSituation& situation, PlayerId player);

}  // namespace crisscross::server
