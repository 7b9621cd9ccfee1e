#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// A room without a game. Nothing if the code is taken.
std::optional<RoomId> insert_room(Database& database, const std::string& code, std::int64_t at);

/// Throws unless it is called within a transaction. Changes nothing but the last numbers unless the outcome is
/// `RoomCreated`; if it throws, the transaction must be rolled back.
CreateRoomOutcome create_room(Database& database, const CreateRoom& create);

std::optional<RoomRow> find_room(Database& database, const std::string& code);

/// False if there is no such room, or it is closed already.
bool close_room(Database& database, const std::string& code, std::int64_t at);

/// The games where the player has a seat: the newest of each room, and those that are not over, without rooms that
/// are closed, in the order of `PlaceInList`.
std::vector<RoomListing> rooms_of(Database& database, const RoomsQuery& query);

}  // namespace crisscross::storage
