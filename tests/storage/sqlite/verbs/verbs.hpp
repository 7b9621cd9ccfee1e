#pragma once

#include <string>

#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"

/// Calls of the functions of the storage that read or write.
namespace crisscross::test {

/// All of them. `number` makes the data new each time.
void use_everything(storage::Database& database, int number);

void use_identity_verbs(storage::Database& database, int number, storage::PlayerId player);
void use_account_verbs(storage::Database& database, int number, storage::PlayerId player, const std::string& room);
/// Of somebody who is the host of the room, and has said something there.
void use_deletion_verbs(storage::Database& database, storage::PlayerId player, storage::RoomId room,
                        storage::GameId game);
void use_host_verbs(storage::Database& database, int number, storage::PlayerId player, const std::string& room);
void use_delivery_verbs(storage::Database& database, storage::PlayerId player, storage::RoomId room);
/// `player` has been removed from the room, and sees only their own games; `other` sees all of it.
void use_history_verbs(storage::Database& database, storage::PlayerId player, storage::PlayerId other,
                       const std::string& room, storage::GameId game);

}  // namespace crisscross::test
