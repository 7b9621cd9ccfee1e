#pragma once

#include <vector>

#include "server/games/model/decisions/game_decision.hpp"

namespace crisscross::server {

/// The events that follow when a player wants something that needs the agreement of all: nothing of it happens until
/// all want it, and then at once. Refused as `check_agreement` says. `turn`: of the move to take back.
Answer<std::vector<protocol::GameEvent>> decide_agreement(const GameSituation& situation, PlayerId player,
                                                          protocol::Agreement agreement, engine::Turn turn = 0);
/// When a player does not want what others want. Refused as `check_decline` says.
Answer<std::vector<protocol::GameEvent>> decline_agreement(const GameState& state, PlayerId player);

/// When a player reminds another of their turn. Nobody is nudged more than once in an hour, no matter who nudges and
/// what has been played since: JUST_NUDGED, and the refusals of `check_nudge`.
Answer<std::vector<protocol::GameEvent>> decide_nudge(const GameState& state, PlayerId player, Moment now);

}  // namespace crisscross::server
