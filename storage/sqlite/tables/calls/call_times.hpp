#pragma once

#include "storage/calls/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

// Those of a guest who has signed in to an account are those of the account's player.

void set_call_times(Database& database, PlayerId player, const CallTimes& times);
/// As long as the player has said nothing: one reminder, and no night.
CallTimes call_times_of(Database& database, PlayerId player);
/// They are those of the account's player from now on, unless that player has said something themselves.
void move_call_times(Database& database, PlayerId guest, PlayerId player);

/// Whose digests are due, the earliest first; those whom the host of the server has removed get none.
std::vector<DueDigest> due_digests(Database& database, std::int64_t now, int limit);
void set_next_digest(Database& database, PlayerId player, std::int64_t at, std::optional<std::int64_t> sent);

}  // namespace crisscross::storage
