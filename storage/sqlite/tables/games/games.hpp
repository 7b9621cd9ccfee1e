#pragma once

#include <optional>

#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// A game in which nothing has happened yet.
GameId insert_game(Database& database, RoomId room, int number, const GameSetup& setup);

/// The next game of a room. Throws unless it is called within a transaction. Changes nothing unless the outcome is
/// `GameCreated`; if it throws, the transaction must be rolled back.
CreateGameOutcome create_game(Database& database, const CreateGame& create);

/// The game of the room with this number, or the newest, with the entries that follow version `from`. Call it within
/// a transaction, so that its parts belong together.
std::optional<StoredGame> load_game(Database& database, RoomId room, std::optional<int> number = {},
                                    std::uint32_t from = 0);

/// The same without receipts.
std::optional<StoredGame> read_game(Database& database, RoomId room, std::optional<int> number = {});

/// How far the game with this number is, or the newest; reads none of its entries.
std::optional<GameVersion> find_version(Database& database, RoomId room, std::optional<int> number = {});

/// How many seats a person has in games that are not over, as any of their guests, and no more than `max`.
int count_games(Database& database, PlayerId player, int max);

/// Everybody who has ever had a seat in the room.
std::vector<PlayerId> players_in(Database& database, RoomId room);

}  // namespace crisscross::storage
