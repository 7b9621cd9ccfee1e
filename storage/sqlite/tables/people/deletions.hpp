#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "storage/people/deletion.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

std::vector<OwnGame> own_games(Database& database, PlayerId player, const SeatPlace& after, int limit);

/// Only bodies change. Within a transaction.
void rewrite_events(Database& database, GameId game, std::span<const RewrittenEvent> events);

/// See `IdentityStore`.
std::optional<DeletedPerson> delete_person(Database& database, const PersonToDelete& person);

}  // namespace crisscross::storage
