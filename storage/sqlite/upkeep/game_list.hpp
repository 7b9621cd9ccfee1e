#pragma once

#include "storage/archive.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The games with a number greater than `after`, in order, at most `limit`.
std::vector<ArchivedGame> list_games(Database& database, GameId after, int limit);

}  // namespace crisscross::storage
