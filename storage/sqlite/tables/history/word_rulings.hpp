#pragma once

#include <vector>

#include "storage/history/finished_game.hpp"
#include "storage/host/host.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Counts what the players of a finished game have ruled about words; not that of an imported one, which anybody can
/// write. In a transaction.
void keep_word_rulings(Database& database, const HistoryGame& game);
/// The game counts no longer.
void remove_word_rulings(Database& database, GameId game);

/// The sums over all games, the word with the latest ruling first.
std::vector<WordRuling> list_word_rulings(Database& database, const ListPage& page);

}  // namespace crisscross::storage
