#pragma once

#include <vector>

#include "server/requests/complaint.hpp"
#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// Before the game the host seats a computer (NOT_SEATED, ALREADY_STARTED, NOT_HOST, ROOM_FULL).
Answer<std::vector<protocol::RoomEvent>> add_computer(const RoomState& state, PlayerId player,
                                                      engine::Strength strength);

/// Removes the computer again (NOT_SEATED, ALREADY_STARTED, NOT_HOST, NOT_A_COMPUTER).
Answer<std::vector<protocol::RoomEvent>> remove_computer(const RoomState& state, PlayerId player, engine::Seat seat);

}  // namespace crisscross::server
