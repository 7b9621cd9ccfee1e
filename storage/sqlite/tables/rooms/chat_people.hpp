#pragma once

#include <optional>

#include "storage/rooms/chat.hpp"
#include "storage/sqlite/database/database.hpp"

/// The people of a chat, by their numbers in the room.
namespace crisscross::storage {

/// Nothing for somebody who has done nothing there.
std::optional<int> chat_person(Database& database, RoomId room, PlayerId player);
/// The number of a person in a room, under the name that they have now; a new one for a new person. Nothing if the
/// player has no name.
std::optional<int> enter_person(Database& database, RoomId room, PlayerId player);
/// Everything that the player has said anywhere, and their name with it.
void forget_chat_of(Database& database, PlayerId player);

}  // namespace crisscross::storage
