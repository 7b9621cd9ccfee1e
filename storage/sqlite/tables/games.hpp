#pragma once

#include <optional>

#include "storage/room.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// A game in which nothing has happened yet.
GameId create_game(Database& database, RoomId room, int number, const GameSetup& setup);

/// The latest game of the room, with the entries that follow version `from`. Call it within a transaction, so that
/// its parts belong together.
std::optional<StoredGame> load_game(Database& database, RoomId room, std::uint32_t from = 0);

}  // namespace crisscross::storage
