#pragma once

#include "server/rooms/model/room_record.hpp"
#include "storage/game.hpp"

namespace crisscross::server {

class LexiconStore;

/// Throws `std::runtime_error` if the journal cannot be read: a damaged file, or a bug.
RoomRecord read_room(const storage::StoredGame& stored, const LexiconStore& lexicons);

}  // namespace crisscross::server
