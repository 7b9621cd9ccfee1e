#pragma once

#include <span>
#include <string>
#include <string_view>

#include "storage/games/journal.hpp"
#include "storage/sqlite/database/database.hpp"
#include "storage/sqlite/database/migration.hpp"

/// For tests of upgrades: files with a schema that the program can no longer write.
namespace crisscross::test {

/// The migrations before the first one that has this text.
std::span<const storage::Migration> steps_before(std::string_view text);

/// A game that is over, without seats and events, in a new room: by the columns that every schema has.
storage::GameId add_old_game(storage::Database& database, const std::string& room, std::int64_t ended);

/// The rows of such a game for searches, by the columns that they have always had: player 1 has won against player 2,
/// under these names.
void add_old_rows(storage::Database& database, storage::GameId game, const std::string& winner,
                  const std::string& loser);

}  // namespace crisscross::test
