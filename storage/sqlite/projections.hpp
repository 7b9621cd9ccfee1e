#pragma once

#include <vector>

#include "storage/journal.hpp"
#include "storage/sqlite/database.hpp"

namespace crisscross::storage {

/// Seats, names and challenges; the game's own row has the rest.
void store_projection(Database& database, GameId game, const Projection& projection);

/// By play.
std::vector<ChallengeRow> challenges_of(Database& database, GameId game);

}  // namespace crisscross::storage
