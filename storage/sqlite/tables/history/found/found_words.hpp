#pragma once

#include "storage/history/word_search.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The words, those of the newest games first, and in a game in the order in which they were played.
FindWordsOutcome find_words(Database& database, const WordSearch& search);

}  // namespace crisscross::storage
