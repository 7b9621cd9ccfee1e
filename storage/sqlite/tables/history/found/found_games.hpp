#pragma once

#include "storage/history/history.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

FindGamesOutcome find_games(Database& database, const GameSearch& search);

/// Nothing if there is no such game, or the asker may not see it.
std::optional<FoundGame> find_game(Database& database, const HistoryScope& asker, const GameName& name);

}  // namespace crisscross::storage
