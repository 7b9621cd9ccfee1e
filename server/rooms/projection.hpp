#pragma once

#include <span>

#include "server/rooms/model/room_state.hpp"
#include "storage/projection.hpp"

namespace crisscross::server {

/// The rows stored beside the journal when `entries`, at least one, lead from `before` to `after`. They are derived
/// only here.
storage::Projection project(const RoomState& before, const RoomState& after, std::span<const RoomEntry> entries);

}  // namespace crisscross::server
