#pragma once

#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Who sits where in the game after `last`, under `rules`: the same people and computers, moved up by one seat if
/// `turned`. ROOM_FULL or TOO_FEW_SEATS if the rules are not for so many.
Answer<protocol::SeatsChanged> next_seats(const GameState& last, const engine::Rules& rules, bool turned);

}  // namespace crisscross::server
