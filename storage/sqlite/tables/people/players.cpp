#include "storage/sqlite/tables/people/players.hpp"

#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/last_numbers.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/invitations.hpp"
#include "storage/sqlite/tables/rooms/chat_people.hpp"

namespace crisscross::storage {

PlayerOnDevice create_player(Database& database, const NewDevice& device) {
    const PlayerRow player{.id = new_number(database, Numbered::players), .created = device.at, .seen = device.at};
    Statement insert = database.prepare("INSERT INTO players (id, created, seen) VALUES (?1, ?2, ?2)");
    insert.bind(1, player.id).bind(2, device.at).run();
    return {player, add_device(database, player.id, device)};
}

std::optional<PlayerOnDevice> find_player(Database& database, const TokenHash& token) {
    Statement find = database.prepare(
        "SELECT players.id, players.name, players.created, players.seen, removed, "
        "devices.id, devices.name, devices.created, devices.seen, signed_out, same_as, "
        "EXISTS (SELECT 1 FROM players AS guests WHERE guests.same_as = players.id) "
        "FROM devices JOIN players ON players.id = devices.player WHERE token_hash = ?");
    if (!find.bind(1, token).step()) return std::nullopt;
    PlayerOnDevice found{.player = {.id = find.integer(0),
                                    .name = find.text(1),
                                    .created = find.integer(2),
                                    .seen = find.integer(3),
                                    .removed = !find.is_null(4),
                                    .has_merged_guests = find.integer(11) != 0},
                         .device = {.id = find.integer(5),
                                    .name = find.text(6),
                                    .created = find.integer(7),
                                    .seen = find.integer(8),
                                    .signed_out = !find.is_null(9)}};
    if (!find.is_null(10)) found.player.same_as = find.integer(10);
    return found;
}

std::optional<PlayerOnDevice> create_invited_player(Database& database, const NewDevice& device,
                                                    const TokenHash& invitation) {
    if (!use_invitation(database, invitation, device.at)) return std::nullopt;
    return create_player(database, device);
}

PlayerId person_of(Database& database, PlayerId player) {
    Statement find = database.prepare("SELECT coalesce(same_as, id) FROM players WHERE id = ?");
    return find.bind(1, player).step() ? find.integer(0) : player;
}

bool is_guest_of_account(Database& database, PlayerId player) {
    return person_of(database, player) != player;
}

std::vector<PlayerId> guests_of(Database& database, PlayerId player) {
    Statement select = database.prepare("SELECT id FROM players WHERE same_as = ? ORDER BY id");
    select.bind(1, player);
    std::vector<PlayerId> guests;
    while (select.step()) guests.push_back(select.integer(0));
    return guests;
}

bool is_still_here(Database& database, PlayerId player) {
    return database.prepare("SELECT 1 FROM players WHERE id = ? AND removed IS NULL").bind(1, player).step();
}

void rename_player(Database& database, PlayerId player, const std::string& name) {
    database.prepare("UPDATE players SET name = ?1 WHERE (id = ?2 OR same_as = ?2) AND deleted IS NULL")
        .bind(1, name)
        .bind(2, player)
        .run();
}

RemovedPerson remove_player(Database& database, PlayerId player, std::int64_t at) {
    const PlayerId person = person_of(database, player);
    Statement update =
        database.prepare("UPDATE players SET removed = ?1 WHERE (id = ?2 OR same_as = ?2) AND removed IS NULL");
    update.bind(1, at).bind(2, person).run();
    RemovedPerson removed{.players = {person}, .now = database.changes() > 0};
    for (const PlayerId guest : guests_of(database, person)) removed.players.push_back(guest);
    if (!removed.now) return removed;
    for (const PlayerId one : removed.players) {
        remove_devices_of(database, one);
        remove_webhooks_of(database, one);
        forget_chat_of(database, one);
    }
    return removed;
}

}  // namespace crisscross::storage
