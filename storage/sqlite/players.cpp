#include "storage/sqlite/players.hpp"

namespace crisscross::storage {

PlayerRow create_player(Database& database, const TokenHash& token, std::int64_t at) {
    database.prepare("INSERT INTO players (token_hash, created) VALUES (?, ?)").bind(1, token).bind(2, at).run();
    return {.id = database.last_insert_id()};
}

std::optional<PlayerRow> find_player(Database& database, const TokenHash& token) {
    Statement find = database.prepare("SELECT id, name FROM players WHERE token_hash = ?");
    if (!find.bind(1, token).step()) return std::nullopt;
    return PlayerRow{.id = find.integer(0), .name = find.text(1)};
}

}  // namespace crisscross::storage
