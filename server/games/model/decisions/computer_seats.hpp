#pragma once

#include <vector>

#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Before the game the host of the room seats a computer (NOT_SEATED, ALREADY_STARTED, NOT_HOST, ROOM_FULL).
Answer<std::vector<protocol::GameEvent>> add_computer(const GameState& state, PlayerId player,
                                                      engine::Strength strength);

/// Removes the computer again (NOT_SEATED, ALREADY_STARTED, NOT_HOST, NOT_A_COMPUTER).
Answer<std::vector<protocol::GameEvent>> remove_computer(const GameState& state, PlayerId player, engine::Seat seat);

}  // namespace crisscross::server
