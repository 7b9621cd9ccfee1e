#pragma once

#include <span>
#include <vector>

#include "server/rooms/model/room_state.hpp"
#include "storage/journal.hpp"

namespace crisscross::server {

/// The challenges that the entries rule on, with the words of the play, which is still pending in `before`.
std::vector<storage::ChallengeRow> challenge_rows(const RoomState& before, std::span<const RoomEntry> entries);

}  // namespace crisscross::server
