#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "storage/journal.hpp"

namespace crisscross::storage {

/// SHA-256 or the like of a device token. The token itself is never stored.
using TokenHash = std::array<std::uint8_t, 32>;

struct Account {
    PlayerId id = 0;
    std::string name{};  ///< used last; empty if none yet
    bool operator==(const Account&) const = default;
};

/// A new player without a name. The token must be new.
Account create_account(Database& database, const TokenHash& token, std::int64_t at);
std::optional<Account> find_account(Database& database, const TokenHash& token);
void rename_account(Database& database, PlayerId player, const std::string& name);

}  // namespace crisscross::storage
