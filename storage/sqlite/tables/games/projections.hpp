#pragma once

#include <optional>
#include <vector>

#include "storage/games/journal.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Seats, what is asked of them, names, challenges and results; the game's own row has the rest.
void store_projection(Database& database, GameId game, const Projection& projection);

/// By play.
std::vector<ChallengeRow> challenges_of(Database& database, GameId game);

}  // namespace crisscross::storage
