#pragma once

#include <vector>

#include "storage/history/finished_game.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Games that are over and have no rows yet, at most `limit`, those that ended first.
std::vector<UnindexedGame> find_unindexed(Database& database, int limit);

/// Packs the journal of a game, unless it is packed already or has changed since it was read. Call it within a
/// transaction.
void pack_history(Database& database, const HistoryGame& game);

/// Keeps the rows of a game, unless it has them already, is gone, or its journal has changed since it was read. Call
/// it within a transaction; after `pack_history` it is fastest.
void keep_history(Database& database, const HistoryGame& game);

/// The game gets no rows.
void leave_out(Database& database, GameId game, LeftOut why);

/// Removes the rows of a game, if it has any. Call it within a transaction.
void remove_history(Database& database, GameId game);

}  // namespace crisscross::storage
