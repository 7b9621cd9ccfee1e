#pragma once

#include <optional>

#include "storage/people/device.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Replaces the player's hand-over, and deletes those that have expired. False, and no change, if the player has as
/// many devices as they may have.
bool create_hand_over(Database& database, const NewHandOver& hand_over);
/// When its player was created; nothing if it is unknown or has expired, or the player was removed.
std::optional<std::int64_t> find_hand_over(Database& database, const TokenHash& secret, std::int64_t at);
/// Deletes the hand-overs of a person, who may be several players.
void withdraw_hand_overs(Database& database, PlayerId player);
/// Deletes the hand-over and signs the device in; nothing, and no change, if it is unknown, has expired, or the
/// player was removed.
std::optional<PlayerOnDevice> use_hand_over(Database& database, const TokenHash& secret, const NewDevice& device);

}  // namespace crisscross::storage
