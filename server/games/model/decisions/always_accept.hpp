#pragma once

#include <vector>

#include "server/games/model/decisions/game_decision.hpp"

namespace crisscross::server {

/// When a player wants to accept every play of the game from now on, or no longer. Nothing happens if it is so
/// already. Refused as `check_own_play` says.
Answer<std::vector<protocol::GameEvent>> decide_always_accept(const GameState& state, PlayerId player, bool on);

/// What players who accept every play say, one after the other, if the game asks them in this situation to accept
/// one; nothing if it does not. A computer that decides for a player answers as it likes.
std::vector<protocol::GameEvent> acceptances(const GameSituation& situation, Moment at);

}  // namespace crisscross::server
