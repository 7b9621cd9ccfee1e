#include "storage/sqlite/tables/people/hand_overs.hpp"

#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {
namespace {

std::optional<PlayerId> player_of(Database& database, const TokenHash& secret, std::int64_t at) {
    Statement find = database.prepare(
        "SELECT player FROM hand_overs JOIN players ON players.id = player "
        "WHERE secret_hash = ? AND expires > ? AND removed IS NULL");
    if (!find.bind(1, secret).bind(2, at).step()) return std::nullopt;
    return find.integer(0);
}

bool has_all_devices(Database& database, PlayerId player) {
    return count_devices(database, person_of(database, player)) >= max_devices;
}

}  // namespace

bool create_hand_over(Database& database, const NewHandOver& hand_over) {
    if (has_all_devices(database, hand_over.player)) return false;
    database.prepare("DELETE FROM hand_overs WHERE expires <= ?").bind(1, hand_over.at).run();
    Statement replace = database.prepare(
        "INSERT INTO hand_overs (player, secret_hash, expires) VALUES (?, ?, ?) "
        "ON CONFLICT (player) DO UPDATE SET secret_hash = excluded.secret_hash, expires = excluded.expires");
    replace.bind(1, hand_over.player).bind(2, hand_over.secret).bind(3, hand_over.expires).run();
    return true;
}

std::optional<std::int64_t> find_hand_over(Database& database, const TokenHash& secret, std::int64_t at) {
    const auto player = player_of(database, secret, at);
    if (!player) return std::nullopt;
    Statement find = database.prepare("SELECT created FROM players WHERE id = ?");
    if (!find.bind(1, *player).step()) return std::nullopt;
    return find.integer(0);
}

void withdraw_hand_overs(Database& database, PlayerId player) {
    database.prepare("DELETE FROM hand_overs WHERE " + is_person("player"))
        .bind(1, person_of(database, player))
        .run();
}

std::optional<PlayerOnDevice> use_hand_over(Database& database, const TokenHash& secret, const NewDevice& device) {
    const auto player = player_of(database, secret, device.at);
    if (!player || has_all_devices(database, *player)) return std::nullopt;
    database.prepare("DELETE FROM hand_overs WHERE player = ?").bind(1, *player).run();
    add_device(database, *player, device);
    return find_player(database, device.token);
}

}  // namespace crisscross::storage
