#pragma once

#include <span>
#include <vector>

#include "server/rooms/room_record.hpp"

namespace crisscross::server {

/// Events as they follow a version of a room, all at one moment.
std::vector<RoomEntry> numbered(std::vector<protocol::RoomEvent> events, std::uint32_t version, Moment at);

/// What is stored when `entries`, at least one, have led from a room to its state `after`.
storage::Append append_of(const RoomRecord& room, const RoomState& after, std::span<const RoomEntry> entries);

}  // namespace crisscross::server
