#pragma once

#include <optional>

#include "engine/game/fit.hpp"
#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// Why an entry does not fit the room as it is after the entries before it; nothing if it fits. What a room decides
/// always fits; what is read from a file may not.
std::optional<engine::Misfit> check_fit(const RoomState& state, const RoomEntry& entry);

}  // namespace crisscross::server
