#pragma once

#include <optional>
#include <string>

#include "storage/player.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

PlayerRow create_player(Database& database, const TokenHash& token, std::int64_t at);
/// Uses the invitation once. Nothing, and no change, if it cannot be used at `at`.
std::optional<PlayerRow> create_invited_player(Database& database, const TokenHash& token,
                                               const TokenHash& invitation, std::int64_t at);
std::optional<PlayerRow> find_player(Database& database, const TokenHash& token);
void saw_player(Database& database, PlayerId player, std::int64_t at);
void rename_player(Database& database, PlayerId player, const std::string& name);
/// False if there is no such player, or they are removed already.
bool remove_player(Database& database, PlayerId player, std::int64_t at);

}  // namespace crisscross::storage
