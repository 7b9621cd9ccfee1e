#pragma once

#include <vector>

#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Keeps that the request was accepted, in place of the oldest where there are `max_room_receipts`; nothing of
/// somebody who has deleted themselves. Call it in the transaction of what the request leads to.
void keep_room_receipt(Database& database, RoomId room, const CommandId& request);

/// The oldest first.
std::vector<CommandId> room_receipts(Database& database, RoomId room);

}  // namespace crisscross::storage
