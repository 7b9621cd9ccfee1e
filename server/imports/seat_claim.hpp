#pragma once

#include <optional>

#include "server/imports/import_owner.hpp"
#include "storage/games/game.hpp"
#include "storage/imports/import.hpp"

namespace crisscross::server {

/// Makes the seat with their name the owner's, in a game that they have imported without saying which is theirs.
/// Nothing if no seat has that name, or if the game cannot be read.
std::optional<storage::SeatClaim> claim_of(const storage::StoredGame& game, const ImportOwner& by);

}  // namespace crisscross::server
