#pragma once

#include <optional>

#include "storage/history/understanding.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The analysis of a game, if it has one.
std::optional<KeptAnalysis> find_analysis(Database& database, GameId game);

/// Keeps it instead of an older one. Does nothing if the game is gone. Call it within a transaction.
void keep_analysis(Database& database, const KeptAnalysis& analysis);

/// Those of the words that the player has played in a finished game, in a play that stood.
std::vector<std::string> played_words(Database& database, const WordsOfPlayer& query);

}  // namespace crisscross::storage
