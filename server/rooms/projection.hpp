#pragma once

#include <span>

#include "server/rooms/model/room_state.hpp"
#include "storage/projection.hpp"

namespace crisscross::server {

/// The rows that are kept beside the journal when `entries`, at least one, have led from `before` to `after`. They
/// are derived here and nowhere else.
storage::Projection project(const RoomState& before, const RoomState& after, std::span<const RoomEntry> entries);

}  // namespace crisscross::server
