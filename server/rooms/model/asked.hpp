#pragma once

#include <optional>

#include "engine/game/visibility.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// What the room is waiting for this viewer to do. Nothing where a computer decides, and without a seat.
std::optional<protocol::server::Asked> asked_of(const RoomState& state, engine::Viewer viewer);

}  // namespace crisscross::server
