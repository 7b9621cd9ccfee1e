#pragma once

#include "storage/history/game_search.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

FindGamesOutcome find_games(Database& database, const GameSearch& search);

FindGameOutcome find_game(Database& database, const HistoryScope& asker, const GameName& name);

}  // namespace crisscross::storage
