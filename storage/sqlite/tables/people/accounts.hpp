#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "storage/people/account.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

using LookOf = std::function<NameLook(const std::string& name)>;

/// Also gives the player the name, if they have none yet.
MakingAccount create_account(Database& database, const NewAccount& account);
std::optional<AccountRow> account_of(Database& database, PlayerId player);
/// The account that has this name, or one that looks like it.
std::optional<AccountRow> find_account(Database& database, const std::string& name, const NameLook& look);
/// Gives all names the looks that they have now: how many had others. Of two that are alike only now, the older
/// account gets the look, and the other keeps its own. Reads all accounts.
int renew_looks(Database& database, const LookOf& look_of);
/// The same in a database file. Throws a `DatabaseError` if it cannot be read or written.
int renew_looks(const std::filesystem::path& file, const LookOf& look_of);
/// False, and no change, if the pass-phrase is not the one that was matched any more, if nobody is signed in on the
/// device, or if the player has no account.
bool change_pass_phrase(Database& database, const NewPassPhrase& change);
/// False if the player has no account. Without a hash the account has no pass-phrase.
bool set_pass_phrase(Database& database, PlayerId player, const std::optional<std::string>& hash);

}  // namespace crisscross::storage
