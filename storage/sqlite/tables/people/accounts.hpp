#pragma once

#include <optional>
#include <string>

#include "storage/people/account.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// Also gives the player the name, if they have none yet.
MakingAccount create_account(Database& database, const NewAccount& account);
std::optional<AccountRow> account_of(Database& database, PlayerId player);
/// The account whose name looks like this; if there are two, the one with this name.
std::optional<AccountRow> find_account(Database& database, const std::string& name, const NameLook& look);
/// False if the player has no account. Without a hash the account has no pass-phrase.
bool set_pass_phrase(Database& database, PlayerId player, const std::optional<std::string>& hash);

}  // namespace crisscross::storage
