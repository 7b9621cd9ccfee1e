#pragma once

#include <optional>
#include <span>
#include <vector>

#include "storage/people/account.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// The player must have an account, and no account the passkey.
void insert_passkey(Database& database, PlayerId player, const NewPasskey& passkey, std::int64_t at);
AddingPasskey add_passkey(Database& database, PlayerId player, const NewPasskey& passkey, std::int64_t at);
/// The oldest first.
std::vector<PasskeyRow> passkeys_of(Database& database, PlayerId player);
std::optional<PasskeyRow> find_passkey(Database& database, std::span<const std::uint8_t> credential);
RemovingPasskey remove_passkey(Database& database, PlayerId player, PasskeyId passkey);
/// False, and no change, if the player has no such passkey or it has been used in the meantime.
bool use_passkey(Database& database, PlayerId player, const UsedPasskey& used, std::int64_t at);

}  // namespace crisscross::storage
