#pragma once

#include <optional>

#include "storage/calls/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Nothing: the player has no feed any more. A guest who has signed in to an account gets none.
void set_feed(Database& database, PlayerId player, const std::optional<NewFeed>& feed);
/// Also those of guests who are the same person.
void end_feeds(Database& database, PlayerId player);
bool has_feed(Database& database, PlayerId player);
/// Nothing for an unknown secret, and for a player whom the host of the server has removed.
std::optional<Feed> find_feed(Database& database, const TokenHash& secret);

}  // namespace crisscross::storage
