#include "storage/sqlite/tables/calls/push_devices.hpp"

#include "storage/sqlite/tables/people/players.hpp"

namespace crisscross::storage {
namespace {

void keep_latest(Database& database, PlayerId player, int max) {
    database
        .prepare(
            "DELETE FROM push_devices WHERE player = ?1 AND id NOT IN "
            "(SELECT id FROM push_devices WHERE player = ?1 ORDER BY id DESC LIMIT ?2)")
        .bind(1, player)
        .bind(2, max)
        .run();
}

bool is_known(Database& database, PlayerId player, DeviceId signed_in, const PushDevice& device) {
    Statement find = database.prepare(
        "SELECT 1 FROM push_devices WHERE address = ? AND player = ? AND signed_in = ? AND public_key = ? "
        "AND secret = ?");
    find.bind(1, device.address).bind(2, player).bind(3, signed_in);
    return find.bind(4, device.public_key).bind(5, device.secret).step();
}

}  // namespace

// Browsers subscribe again and again, and what waits for them stays. Another row for the same browser would keep
// deliveries that are encrypted for keys it no longer has.
void add_device(Database& database, PlayerId player, DeviceId signed_in, const PushDevice& device, std::int64_t at,
                int max) {
    if (is_guest_of_account(database, player) || is_known(database, player, signed_in, device)) return;
    database.prepare("DELETE FROM push_devices WHERE address = ?").bind(1, device.address).run();
    database
        .prepare(
            "INSERT INTO push_devices (player, signed_in, address, public_key, secret, created) "
            "SELECT ?1, id, ?2, ?3, ?4, ?5 FROM devices WHERE player = ?1 AND id = ?6 AND signed_out IS NULL")
        .bind(1, player)
        .bind(2, device.address)
        .bind(3, device.public_key)
        .bind(4, device.secret)
        .bind(5, at)
        .bind(6, signed_in)
        .run();
    keep_latest(database, player, max);
}

bool remove_device(Database& database, PlayerId player, const std::string& address) {
    Statement remove = database.prepare("DELETE FROM push_devices WHERE address = ? AND player = ?");
    remove.bind(1, address).bind(2, player).run();
    return database.changes() == 1;
}

void remove_devices_of(Database& database, PlayerId player) {
    database.prepare("DELETE FROM push_devices WHERE player = ?").bind(1, player).run();
}

void move_push_devices(Database& database, PlayerId guest, DeviceId device, PlayerId player, int max) {
    database.prepare("UPDATE push_devices SET player = ?1 WHERE player = ?2 AND signed_in = ?3")
        .bind(1, player)
        .bind(2, guest)
        .bind(3, device)
        .run();
    remove_devices_of(database, guest);
    keep_latest(database, player, max);
}

void move_push_devices_on(Database& database, DeviceId before, DeviceId after) {
    database
        .prepare(
            "UPDATE push_devices SET signed_in = ?1 "
            "WHERE signed_in = ?2 AND player = (SELECT player FROM devices WHERE id = ?1)")
        .bind(1, after)
        .bind(2, before)
        .run();
    remove_push_devices_on(database, before);
}

void remove_push_devices_on(Database& database, DeviceId device) {
    database.prepare("DELETE FROM push_devices WHERE signed_in = ?").bind(1, device).run();
}

int count_push_devices(Database& database, PlayerId player) {
    Statement count = database.prepare("SELECT count(*) FROM push_devices WHERE player = ?");
    count.bind(1, player).step();
    return static_cast<int>(count.integer(0));
}

std::vector<PushDevice> devices_of(Database& database, PlayerId player) {
    Statement select =
        database.prepare("SELECT address, public_key, secret FROM push_devices WHERE player = ? ORDER BY id");
    select.bind(1, player);
    std::vector<PushDevice> devices;
    while (select.step()) {
        PushDevice& device = devices.emplace_back(PushDevice{.address = select.text(0)});
        select.blob(1, device.public_key);
        select.blob(2, device.secret);
    }
    return devices;
}

}  // namespace crisscross::storage
