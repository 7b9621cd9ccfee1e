#pragma once

#include "storage/history/game_search.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// What is shown of a game which has rows, and which the asker may see. Call it in the transaction that has found it.
FoundGame found_game(Database& database, PlayerId asker, GameId game);

}  // namespace crisscross::storage
