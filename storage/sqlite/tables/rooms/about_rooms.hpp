#pragma once

#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// What the room is besides its games. Call it within a transaction, so that its parts belong together.
AboutRoom about_room(Database& database, RoomId room);

/// Throws unless it is called within a transaction.
void change_room(Database& database, const ChangeRoom& change);

}  // namespace crisscross::storage
