#pragma once

#include <span>
#include <vector>

#include "server/rooms/room_state.hpp"
#include "storage/journal.hpp"

namespace crisscross::server {

/// The challenges that `events` rule on, with the words of the play, which `before` still has in pending_play.
std::vector<storage::ChallengeRow> challenge_rows(const RoomState& before,
                                                  std::span<const protocol::RoomEvent> events);

}  // namespace crisscross::server
