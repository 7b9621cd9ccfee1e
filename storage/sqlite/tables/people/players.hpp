#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/host/host.hpp"
#include "storage/people/device.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

PlayerOnDevice create_player(Database& database, const NewDevice& device);
/// Uses the invitation once. Nothing, and no change, if it cannot be used by then.
std::optional<PlayerOnDevice> create_invited_player(Database& database, const NewDevice& device,
                                                    const TokenHash& invitation);
/// By the token of one of their devices, even one that was signed out.
std::optional<PlayerOnDevice> find_player(Database& database, const TokenHash& token);
/// The player whose account a guest has signed in to; anybody else themselves.
PlayerId person_of(Database& database, PlayerId player);
/// Whether they have signed in to the account of another player. Such a guest may still be there on other devices.
bool is_guest_of_account(Database& database, PlayerId player);
/// Those who have signed in to the player's account.
std::vector<PlayerId> guests_of(Database& database, PlayerId player);
/// Whether they are known, and have neither been removed nor deleted themselves.
bool is_still_here(Database& database, PlayerId player);
/// And the guests who have signed in to the player's account.
void rename_player(Database& database, PlayerId player, const std::string& name);
/// All players who are the same person.
RemovedPerson remove_player(Database& database, PlayerId player, std::int64_t at);

}  // namespace crisscross::storage
