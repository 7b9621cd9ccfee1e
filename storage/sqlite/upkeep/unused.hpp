#pragma once

#include <span>

#include "storage/host/host.hpp"
#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"
#include "storage/upkeep/upkeep.hpp"

namespace crisscross::storage {

Unused find_unused(Database& database, const UnusedQuery& query);

/// Within a transaction. Nothing of a game that began goes here: the schema forbids it.
RemovedCount remove_unused(Database& database, const Unused& unused);

/// Guests who have signed in to the player's account, have left nothing in any game or room, and were on no device
/// since then: some of them, if there are many.
void forget_unused_guests(Database& database, PlayerId player, std::int64_t before);

/// A game that is over, or that was under way in a room that the host closed, goes with everything that was made of
/// it, and its room if it has no other. Within a transaction.
void remove_game(Database& database, RoomId room, GameId game);

/// See `HostStore`.
std::vector<OldGame> old_games(Database& database, std::int64_t before, const OldGame& after, int limit);
int remove_old_games(Database& database, std::span<const OldGame> games);

}  // namespace crisscross::storage
