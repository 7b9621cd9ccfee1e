#pragma once

#include <optional>

#include "storage/player.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

PlayerRow create_player(Database& database, const TokenHash& token, std::int64_t at);
std::optional<PlayerRow> find_player(Database& database, const TokenHash& token);

}  // namespace crisscross::storage
