#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/calls/delivery_store.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/storage/data_file.hpp"

namespace crisscross::test {

inline storage::PushDevice push_device(const std::string& name) {
    storage::PushDevice made{.address = "https://push.example.org/" + name};
    made.public_key.fill(4);
    made.secret.fill(5);
    return made;
}

inline std::string name_of(const storage::Delivery& delivery) {
    if (const auto* webhook = std::get_if<storage::Webhook>(&delivery.target)) return webhook->address;
    return std::get<storage::PushDevice>(delivery.target).address;
}

inline constexpr std::int64_t later = 9'000'000;

/// Two players, two rooms of the first, and the queue of a store.
struct Queue {
    storage::PlayerId player(int number) {
        storage::Database database(file.path);
        return storage::create_player(database, test::device(number)).player.id;
    }
    storage::RoomId room(const std::string& code) {
        storage::Database database(file.path);
        add_room(database, code);
        database.execute("UPDATE rooms SET host = " + std::to_string(mara));
        return storage::find_room(database, code)->id;
    }
    void add(storage::PlayerId player, const std::string& name) {
        storage::Database database(file.path);
        const storage::DeviceId here = storage::list_devices(database, player).at(0).id;
        answer_to<std::monostate>(
            [&](auto done) { store().add_device(player, here, push_device(name), 1000, done); });
    }
    void set_webhook(storage::RoomId room, std::optional<storage::Webhook> webhook) {
        answer_to<bool>([&](auto done) { store().set_webhook(room, mara, webhook, 1000, done); });
    }
    storage::QueuedCount queue(storage::NewNotice notice, storage::DeliveryBounds bounds = {}) {
        return answer_to<storage::QueuedCount>([&](auto done) { store().queue(notice, bounds, done); });
    }
    std::vector<storage::Delivery> take(std::int64_t now, std::int64_t again = later, int limit = 100) {
        return answer_to<std::vector<storage::Delivery>>(
            [&](auto done) { store().take_due(now, again, limit, done); });
    }
    std::optional<std::int64_t> next() {
        return answer_to<std::optional<std::int64_t>>([&](auto done) { store().next_due(done); });
    }
    std::vector<storage::PushDevice> devices(storage::PlayerId player) {
        return answer_to<std::vector<storage::PushDevice>>([&](auto done) { store().devices_of(player, done); });
    }
    void finish(storage::DeliveryId id) {
        answer_to<std::monostate>([&](auto done) { store().finish(id, done); });
    }
    int withdraw(storage::PlayerId player, storage::RoomId room, int game = 1) {
        return answer_to<int>([&](auto done) { store().withdraw(player, room, game, done); });
    }
    void restart() {
        opened.reset();
        opened.emplace(file.path);
    }
    storage::DeliveryStore& store() { return opened->deliveries(); }

    DataFile file{};
    std::optional<storage::SqliteStore> opened{file.path};
    storage::PlayerId mara = player(1), nora = player(2);
    storage::RoomId first = room("AAAAAAAA"), second = room("BBBBBBBB");
};

}  // namespace crisscross::test
