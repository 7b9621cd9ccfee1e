#include "storage/sqlite/tables/people/devices.hpp"

#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {
namespace {

// The devices of a player include those of the guests who are the same person.

bool is_signed_in(Database& database, PlayerId player, DeviceId device) {
    Statement find = database.prepare(
        "SELECT 1 FROM devices WHERE id = ?2 AND signed_out IS NULL "
        "AND " +
        is_person("player"));
    return find.bind(1, player).bind(2, device).step();
}

bool signs_in_with_account(Database& database, PlayerId player) {
    return database.prepare("SELECT 1 FROM accounts WHERE player = ?").bind(1, player).step();
}

/// Of the devices of its player that were signed out, only the last ones are remembered.
void forget_old_devices(Database& database, DeviceId device) {
    Statement forget = database.prepare(
        "DELETE FROM devices WHERE id IN (SELECT id FROM devices WHERE signed_out IS NOT NULL "
        "AND player = (SELECT player FROM devices WHERE id = ?1) "
        "ORDER BY signed_out DESC, id DESC LIMIT -1 OFFSET ?2)");
    forget.bind(1, device).bind(2, max_devices).run();
}

}  // namespace

DeviceRow add_device(Database& database, PlayerId player, const NewDevice& device) {
    Statement insert =
        database.prepare("INSERT INTO devices (player, token_hash, name, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)");
    insert.bind(1, player).bind(2, device.token).bind(3, device.name).bind(4, device.at).run();
    return {.id = database.last_insert_id(), .name = device.name, .created = device.at, .seen = device.at};
}

void saw_device(Database& database, DeviceId device, const std::string& name, std::int64_t at) {
    database.prepare("UPDATE devices SET seen = ?, name = CASE name WHEN '' THEN ? ELSE name END WHERE id = ?")
        .bind(1, at)
        .bind(2, name)
        .bind(3, device)
        .run();
    database.prepare("UPDATE players SET seen = ? WHERE id = (SELECT player FROM devices WHERE id = ?)")
        .bind(1, at)
        .bind(2, device)
        .run();
}

int count_devices(Database& database, PlayerId player) {
    Statement count = database.prepare(
        "SELECT count(*) FROM devices WHERE signed_out IS NULL "
        "AND " +
        is_person("player"));
    count.bind(1, player).step();
    return static_cast<int>(count.integer(0));
}

std::vector<DeviceRow> list_devices(Database& database, PlayerId player) {
    Statement select = database.prepare(
        "SELECT id, name, created, seen FROM devices WHERE signed_out IS NULL "
        "AND " +
        is_person("player") + " ORDER BY seen DESC, id DESC");
    select.bind(1, player);
    std::vector<DeviceRow> devices;
    while (select.step())
        devices.push_back({.id = select.integer(0),
                           .name = select.text(1),
                           .created = select.integer(2),
                           .seen = select.integer(3)});
    return devices;
}

bool name_device(Database& database, PlayerId player, DeviceId device, const std::string& name) {
    if (!is_signed_in(database, player, device)) return false;
    database.prepare("UPDATE devices SET name = ? WHERE id = ?").bind(1, name).bind(2, device).run();
    return true;
}

SigningOut sign_out_device(Database& database, PlayerId player, DeviceId device, std::int64_t at) {
    if (!is_signed_in(database, player, device)) return SigningOut::unknown;
    if (count_devices(database, player) == 1 && !signs_in_with_account(database, player)) return SigningOut::last;
    sign_out_now(database, device, at);
    return SigningOut::done;
}

void retire_device(Database& database, DeviceId device, std::int64_t at) {
    database.prepare("UPDATE devices SET signed_out = ? WHERE id = ?").bind(1, at).bind(2, device).run();
    forget_old_devices(database, device);
}

// A link that the device has made would let it in again.
void sign_out_now(Database& database, DeviceId device, std::int64_t at) {
    Statement find = database.prepare("SELECT player FROM devices WHERE id = ?");
    if (find.bind(1, device).step()) withdraw_hand_overs(database, find.integer(0));
    remove_push_devices_on(database, device);
    retire_device(database, device, at);
}

}  // namespace crisscross::storage
