#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/people/account.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// See `AccountStore::sign_in`.
std::optional<SignedIn> sign_in(Database& database, const NewSignIn& sign_in);
/// See `AccountStore::sign_out_others`.
std::vector<DeviceId> sign_out_others(Database& database, PlayerId player, DeviceId but, std::int64_t at);
/// See `HostStore::reset_account`. Returns the player, whom `hand_over` need not name.
std::optional<PlayerId> reset_account(Database& database, const std::string& name, const NameLook& look,
                                      NewHandOver hand_over);
/// See `AccountStore::player_in`.
PlayerId player_in(Database& database, const std::string& room, PlayerId player);

}  // namespace crisscross::storage
