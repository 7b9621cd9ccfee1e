#pragma once

#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The newest games of a room and its best standings, at most `limit` of each. Call it within a transaction, so that
/// these belong together.
Series load_series(Database& database, RoomId room, int limit);

}  // namespace crisscross::storage
