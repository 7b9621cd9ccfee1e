#include "storage/sqlite/tables/push_devices.hpp"

namespace crisscross::storage {

// Another row for the same browser would keep deliveries that are encrypted for keys it no longer has.
void add_device(Database& database, PlayerId player, const PushDevice& device, std::int64_t at, int most) {
    database.prepare("DELETE FROM push_devices WHERE address = ?").bind(1, device.address).run();
    database.prepare("INSERT INTO push_devices (player, address, public_key, secret, created) VALUES (?, ?, ?, ?, ?)")
        .bind(1, player)
        .bind(2, device.address)
        .bind(3, device.public_key)
        .bind(4, device.secret)
        .bind(5, at)
        .run();
    database
        .prepare(
            "DELETE FROM push_devices WHERE player = ?1 AND id NOT IN "
            "(SELECT id FROM push_devices WHERE player = ?1 ORDER BY id DESC LIMIT ?2)")
        .bind(1, player)
        .bind(2, most)
        .run();
}

bool remove_device(Database& database, PlayerId player, const std::string& address) {
    Statement remove = database.prepare("DELETE FROM push_devices WHERE address = ? AND player = ?");
    remove.bind(1, address).bind(2, player).run();
    return database.changes() == 1;
}

void remove_devices_of(Database& database, PlayerId player) {
    database.prepare("DELETE FROM push_devices WHERE player = ?").bind(1, player).run();
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
