#include "storage/sqlite/sqlite_delivery_store.hpp"

#include "storage/sqlite/tables/deliveries.hpp"
#include "storage/sqlite/tables/push_devices.hpp"
#include "storage/sqlite/tables/webhooks.hpp"

namespace crisscross::storage {

template <class Change>
void SqliteDeliveryStore::write(Change change, Completion<std::monostate> done) {
    auto work = [change = std::move(change)](Database& database) {
        change(database);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(work), std::move(done)));
}

void SqliteDeliveryStore::add_device(PlayerId player, PushDevice device, std::int64_t at,
                                     Completion<std::monostate> done) {
    auto add = [player, at, device = std::move(device)](Database& database) {
        storage::add_device(database, player, device, at, most_devices);
    };
    write(std::move(add), std::move(done));
}

void SqliteDeliveryStore::remove_device(PlayerId player, std::string address, Completion<bool> done) {
    auto remove = [player, address = std::move(address)](Database& database) {
        return storage::remove_device(database, player, address);
    };
    writer_.add(make_job(std::move(remove), std::move(done)));
}

void SqliteDeliveryStore::devices_of(PlayerId player, Completion<std::vector<PushDevice>> done) {
    const auto list = [player](Database& database) { return storage::devices_of(database, player); };
    readers_.add(make_job(list, std::move(done)));
}

void SqliteDeliveryStore::set_webhook(RoomId room, std::optional<Webhook> webhook, std::int64_t at,
                                      Completion<std::monostate> done) {
    auto set = [room, at, webhook = std::move(webhook)](Database& database) {
        storage::set_webhook(database, room, webhook, at);
    };
    write(std::move(set), std::move(done));
}

void SqliteDeliveryStore::find_webhook(RoomId room, Completion<std::optional<Webhook>> done) {
    const auto find = [room](Database& database) { return storage::find_webhook(database, room); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteDeliveryStore::queue(NewNotice notice, DeliveryBounds bounds, Completion<QueuedCount> done) {
    auto add = [bounds, notice = std::move(notice)](Database& database) {
        return queue_notice(database, notice, bounds);
    };
    writer_.add(make_job(std::move(add), std::move(done)));
}

void SqliteDeliveryStore::withdraw(PlayerId player, RoomId room, Completion<int> done) {
    const auto drop = [player, room](Database& database) { return withdraw_notices(database, player, room); };
    writer_.add(make_job(drop, std::move(done)));
}

void SqliteDeliveryStore::take_due(std::int64_t now, std::int64_t again, int limit,
                                   Completion<std::vector<Delivery>> done) {
    const auto take = [=](Database& database) { return storage::take_due(database, now, again, limit); };
    writer_.add(make_job(take, std::move(done)));
}

void SqliteDeliveryStore::next_due(Completion<std::optional<std::int64_t>> done) {
    const auto find = [](Database& database) { return storage::next_due(database); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteDeliveryStore::finish(DeliveryId delivery, Completion<std::monostate> done) {
    write([delivery](Database& database) { finish_delivery(database, delivery); }, std::move(done));
}

void SqliteDeliveryStore::postpone(DeliveryId delivery, int attempts, std::int64_t due,
                                   Completion<std::monostate> done) {
    write([=](Database& database) { postpone_delivery(database, delivery, attempts, due); }, std::move(done));
}

void SqliteDeliveryStore::forget_target(DeliveryId delivery, Completion<std::monostate> done) {
    write([delivery](Database& database) { storage::forget_target(database, delivery); }, std::move(done));
}

}  // namespace crisscross::storage
