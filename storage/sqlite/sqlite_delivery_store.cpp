#include "storage/sqlite/sqlite_delivery_store.hpp"

#include "storage/sqlite/tables/calls/call_times.hpp"
#include "storage/sqlite/tables/calls/deliveries.hpp"
#include "storage/sqlite/tables/calls/feeds.hpp"
#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/people/players.hpp"

namespace crisscross::storage {
namespace {

std::vector<CallTimes> all_times(Database& database, const std::vector<PlayerId>& players) {
    std::vector<CallTimes> times;
    times.reserve(players.size());
    for (const PlayerId player : players) times.push_back(call_times_of(database, player));
    return times;
}

CallSettings call_settings_of(Database& database, PlayerId player) {
    if (is_guest_of_account(database, player)) return {.is_guest_of_account = true};
    return {call_times_of(database, player), count_push_devices(database, player), has_feed(database, player)};
}

}  // namespace

template <class Change>
void SqliteDeliveryStore::write(Change change, Completion<std::monostate> done) {
    auto work = [change = std::move(change)](Database& database) {
        change(database);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(work), std::move(done)));
}

void SqliteDeliveryStore::add_device(PlayerId player, DeviceId signed_in, PushDevice device, std::int64_t at,
                                     Completion<std::monostate> done) {
    auto add = [player, signed_in, at, device = std::move(device)](Database& database) {
        storage::add_device(database, player, signed_in, device, at, max_push_devices);
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

void SqliteDeliveryStore::set_call_times(PlayerId player, CallTimes times, Completion<std::monostate> done) {
    auto set = [player, times = std::move(times)](Database& database) {
        storage::set_call_times(database, player, times);
    };
    write(std::move(set), std::move(done));
}

void SqliteDeliveryStore::call_times_of(std::vector<PlayerId> players, Completion<std::vector<CallTimes>> done) {
    auto list = [players = std::move(players)](Database& database) { return all_times(database, players); };
    readers_.add(make_job(std::move(list), std::move(done)));
}

void SqliteDeliveryStore::due_digests(std::int64_t now, int limit, Completion<std::vector<DueDigest>> done) {
    const auto find = [now, limit](Database& database) { return storage::due_digests(database, now, limit); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteDeliveryStore::set_next_digest(PlayerId player, std::int64_t at, std::optional<std::int64_t> sent,
                                          Completion<std::monostate> done) {
    write([=](Database& database) { storage::set_next_digest(database, player, at, sent); }, std::move(done));
}

void SqliteDeliveryStore::settings_of(PlayerId player, Completion<CallSettings> done) {
    const auto find = [player](Database& database) { return call_settings_of(database, player); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteDeliveryStore::set_feed(PlayerId player, std::optional<NewFeed> feed, Completion<std::monostate> done) {
    auto set = [player, feed = std::move(feed)](Database& database) { storage::set_feed(database, player, feed); };
    write(std::move(set), std::move(done));
}

void SqliteDeliveryStore::find_feed(TokenHash secret, Completion<std::optional<Feed>> done) {
    const auto find = [secret](Database& database) { return storage::find_feed(database, secret); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteDeliveryStore::set_webhook(RoomId room, PlayerId host, std::optional<Webhook> webhook, std::int64_t at,
                                      Completion<bool> done) {
    auto set = [room, host, at, webhook = std::move(webhook)](Database& database) {
        return storage::set_webhook(database, room, host, webhook, at);
    };
    writer_.add(make_job(std::move(set), std::move(done)));
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

void SqliteDeliveryStore::queue_at_times(std::vector<PlayerId> players, NoticeAtTimes notice, DeliveryBounds bounds,
                                         Completion<QueuedCount> done) {
    auto add = [bounds, players = std::move(players), notice = std::move(notice)](Database& database) {
        return queue_notice(database, notice(all_times(database, players)), bounds);
    };
    writer_.add(make_job(std::move(add), std::move(done)));
}

void SqliteDeliveryStore::withdraw(PlayerId player, RoomId room, int game, Completion<int> done) {
    const auto drop = [=](Database& database) { return withdraw_notices(database, player, room, game); };
    writer_.add(make_job(drop, std::move(done)));
}

void SqliteDeliveryStore::count_waiting(Completion<int> done) {
    const auto count = [](Database& database) { return storage::count_waiting(database); };
    readers_.add(make_job(count, std::move(done)));
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
