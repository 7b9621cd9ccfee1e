#pragma once

#include <optional>

#include "storage/calls/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Nothing: the player has no feed any more.
void set_feed(Database& database, PlayerId player, const std::optional<NewFeed>& feed);
/// The feed of a guest is that of the player from now on, unless the player has one: then the guest's ends.
void move_feed(Database& database, PlayerId guest, PlayerId player);
bool has_feed(Database& database, PlayerId player);
/// Nothing for an unknown secret, and for a player whom the host has removed.
std::optional<Feed> find_feed(Database& database, const TokenHash& secret);

}  // namespace crisscross::storage
