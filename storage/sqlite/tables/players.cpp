#include "storage/sqlite/tables/players.hpp"

#include "storage/sqlite/tables/invitations.hpp"
#include "storage/sqlite/tables/push_devices.hpp"

namespace crisscross::storage {

PlayerRow create_player(Database& database, const TokenHash& token, std::int64_t at) {
    database.prepare("INSERT INTO players (token_hash, created, seen) VALUES (?1, ?2, ?2)")
        .bind(1, token)
        .bind(2, at)
        .run();
    return {.id = database.last_insert_id(), .created = at, .seen = at};
}

std::optional<PlayerRow> find_player(Database& database, const TokenHash& token) {
    Statement find = database.prepare("SELECT id, name, created, seen, removed FROM players WHERE token_hash = ?");
    if (!find.bind(1, token).step()) return std::nullopt;
    return PlayerRow{.id = find.integer(0),
                     .name = find.text(1),
                     .created = find.integer(2),
                     .seen = find.integer(3),
                     .removed = !find.is_null(4)};
}

std::optional<PlayerRow> create_invited_player(Database& database, const TokenHash& token,
                                               const TokenHash& invitation, std::int64_t at) {
    if (!use_invitation(database, invitation, at)) return std::nullopt;
    return create_player(database, token, at);
}

void saw_player(Database& database, PlayerId player, std::int64_t at) {
    database.prepare("UPDATE players SET seen = ? WHERE id = ?").bind(1, at).bind(2, player).run();
}

bool remove_player(Database& database, PlayerId player, std::int64_t at) {
    Statement update = database.prepare("UPDATE players SET removed = ? WHERE id = ? AND removed IS NULL");
    update.bind(1, at).bind(2, player).run();
    if (database.changes() != 1) return false;
    remove_devices_of(database, player);
    return true;
}

}  // namespace crisscross::storage
