#pragma once

#include <span>
#include <vector>

#include "server/rooms/room_record.hpp"

namespace crisscross::server {

/// Events as they follow a version of a room, all at one moment.
std::vector<RoomEntry> numbered(std::vector<protocol::RoomEvent> events, std::uint32_t version, Moment at);

/// What is stored when these entries have led from a room to its `next` state; `entries` has one at least.
storage::Append append_of(const RoomRecord& room, const RoomState& next, std::span<const RoomEntry> entries,
                          std::span<const storage::ChallengeRow> challenges);

}  // namespace crisscross::server
