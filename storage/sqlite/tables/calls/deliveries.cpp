#include "storage/sqlite/tables/calls/deliveries.hpp"

#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/people/players.hpp"

namespace crisscross::storage {
namespace {

enum class Target { device, webhook };

/// Adds deliveries as long as the bounds allow it.
class Queueing {
public:
    Queueing(Database& database, const NewNotice& notice, const DeliveryBounds& bounds)
        : database_(database), notice_(notice), bounds_(bounds) {}

    void add_to_webhook();
    void add_to_devices(const NewNotice::ForPlayer& player);
    QueuedCount count() const { return count_; }

private:
    bool has_space(Target target, std::int64_t id);
    void add(Target target, std::int64_t id, std::int64_t due, const std::optional<ClockNight>& night);

    Database& database_;
    const NewNotice& notice_;
    const DeliveryBounds& bounds_;
    QueuedCount count_;
};

std::int64_t number(Statement& query) {
    query.step();
    return query.integer(0);
}

std::vector<std::int64_t> device_ids(Database& database, PlayerId player) {
    Statement select = database.prepare(
        "SELECT push_devices.id FROM players JOIN push_devices ON push_devices.player = coalesce(same_as, "
        "players.id) "
        "WHERE players.id = ? ORDER BY push_devices.id");
    select.bind(1, player);
    std::vector<std::int64_t> ids;
    while (select.step()) ids.push_back(select.integer(0));
    return ids;
}

bool Queueing::has_space(Target target, std::int64_t id) {
    Statement total = database_.prepare("SELECT waiting FROM delivery_count WHERE id = 1");
    if (number(total) >= bounds_.total) return false;
    Statement per_target =
        database_.prepare(target == Target::device ? "SELECT count(*) FROM deliveries WHERE device = ?"
                                                   : "SELECT count(*) FROM deliveries WHERE webhook = ?");
    per_target.bind(1, id);
    return number(per_target) < bounds_.per_target;
}

void Queueing::add(Target target, std::int64_t id, std::int64_t due, const std::optional<ClockNight>& night) {
    if (!has_space(target, id)) {
        ++count_.refused;
        return;
    }
    Statement insert = database_.prepare(
        "INSERT INTO deliveries (device, webhook, room, due, expires, notice, game, kind, awaited, night_from, "
        "night_to, night_zone) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind_null(1).bind_null(2).bind(target == Target::device ? 1 : 2, id);
    insert.bind(3, notice_.room).bind(4, due).bind(5, notice_.expires).bind(6, notice_.text);
    insert.bind(7, notice_.game).bind(8, notice_.kind).bind_null(9);
    insert.bind_null(10).bind_null(11).bind_null(12);
    if (night) insert.bind(10, night->from).bind(11, night->to).bind(12, night->zone);
    if (target == Target::webhook && notice_.awaited) insert.bind(9, person_of(database_, *notice_.awaited));
    insert.run();
    ++count_.queued;
}

void Queueing::add_to_devices(const NewNotice::ForPlayer& player) {
    for (const std::int64_t device : device_ids(database_, player.player))
        for (const std::int64_t due : player.at) add(Target::device, device, due, player.clock_night);
}

void Queueing::add_to_webhook() {
    Statement webhook =
        database_.prepare("SELECT 1 FROM webhooks WHERE room = ? AND instr(kinds, ' ' || ? || ' ') > 0");
    if (webhook.bind(1, notice_.room).bind(2, notice_.kind).step())
        add(Target::webhook, notice_.room, *notice_.webhook_at, std::nullopt);
}

// At 0, nobody has been called.
void note_call(Database& database, const NewNotice& notice) {
    if (notice.at == 0) return;
    database.prepare("UPDATE games SET called = max(called, ?) WHERE room = ? AND number = ?")
        .bind(1, notice.at)
        .bind(2, notice.room)
        .bind(3, notice.game)
        .run();
}

// With a blank around each.
std::string replaced_kinds(const NewNotice& notice) {
    std::string kinds = ' ' + notice.kind + ' ';
    for (const std::string& kind : notice.replaces) kinds += kind + ' ';
    return kinds;
}

void withdraw_replaced(Database& database, PlayerId player, const NewNotice& notice) {
    database
        .prepare(
            "DELETE FROM deliveries WHERE device IN (SELECT id FROM push_devices WHERE player = ?) AND room = ? "
            "AND game = ? AND instr(?, ' ' || kind || ' ') > 0")
        .bind(1, person_of(database, player))
        .bind(2, notice.room)
        .bind(3, notice.game)
        .bind(4, replaced_kinds(notice))
        .run();
}

// What is about no game is about one of the players, and the room has several of them.
void withdraw_replaced_webhooks(Database& database, const NewNotice& notice) {
    if (notice.game == 0) return;
    database.prepare("DELETE FROM deliveries WHERE webhook = ? AND game = ? AND instr(?, ' ' || kind || ' ') > 0")
        .bind(1, notice.room)
        .bind(2, notice.game)
        .bind(3, replaced_kinds(notice))
        .run();
}

std::variant<PushDevice, Webhook> target_in(const Statement& row) {
    if (row.is_null(4)) return Webhook{row.text(7), row.text(8), webhook_kinds(row.text(9)), row.text(16)};
    PushDevice device{.address = row.text(4)};
    row.blob(5, device.public_key);
    row.blob(6, device.secret);
    return device;
}

// Somebody who has said nothing has no night.
CallTimes times_in_delivery(const Statement& row) {
    CallTimes times;
    if (row.is_null(10)) return times;
    times.night_from = static_cast<int>(row.integer(10));
    times.night_to = static_cast<int>(row.integer(11));
    times.zone = row.text(12);
    return times;
}

std::optional<ClockNight> clock_night_in(const Statement& row) {
    if (row.is_null(13)) return std::nullopt;
    return ClockNight{static_cast<int>(row.integer(13)), static_cast<int>(row.integer(14)), row.text(15)};
}

std::vector<Delivery> due_at(Database& database, std::int64_t now, int limit) {
    Statement select = database.prepare(
        "SELECT deliveries.id, attempts, expires, notice, push_devices.address, public_key, secret, format, "
        "webhooks.address, kinds, call_times.night_from, call_times.night_to, zone, deliveries.night_from, "
        "deliveries.night_to, night_zone, language FROM deliveries "
        "LEFT JOIN push_devices ON push_devices.id = device "
        "LEFT JOIN call_times ON call_times.player = push_devices.player "
        "LEFT JOIN webhooks ON webhooks.room = webhook WHERE due <= ? ORDER BY due, deliveries.id LIMIT ?");
    select.bind(1, now).bind(2, limit);
    std::vector<Delivery> found;
    while (select.step())
        found.push_back({select.integer(0), static_cast<int>(select.integer(1)) + 1, select.integer(2),
                         select.text(3), target_in(select), times_in_delivery(select), clock_night_in(select)});
    return found;
}

}  // namespace

QueuedCount queue_notice(Database& database, const NewNotice& notice, const DeliveryBounds& bounds) {
    Queueing queueing(database, notice, bounds);
    const bool any_waits = count_waiting(database) > 0;
    note_call(database, notice);
    for (const NewNotice::ForPlayer& player : notice.players) {
        if (any_waits) withdraw_replaced(database, player.player, notice);
        queueing.add_to_devices(player);
    }
    if (!notice.webhook_at) return queueing.count();
    if (any_waits) withdraw_replaced_webhooks(database, notice);
    queueing.add_to_webhook();
    return queueing.count();
}

int withdraw_notices(Database& database, PlayerId player, RoomId room, int game) {
    if (count_waiting(database) == 0) return 0;
    const PlayerId person = person_of(database, player);
    int count = 0;
    for (const char* whose : {"device IN (SELECT id FROM push_devices WHERE player = ?)", "awaited = ?"}) {
        Statement drop =
            database.prepare(std::string("DELETE FROM deliveries WHERE ") + whose + " AND room = ? AND game = ?");
        drop.bind(1, person).bind(2, room).bind(3, game).run();
        count += database.changes();
    }
    return count;
}

int count_waiting(Database& database) {
    Statement count = database.prepare("SELECT waiting FROM delivery_count WHERE id = 1");
    return static_cast<int>(number(count));
}

std::vector<Delivery> take_due(Database& database, std::int64_t now, std::int64_t again, int limit) {
    database.prepare("DELETE FROM deliveries WHERE expires <= ?").bind(1, now).run();
    auto taken = due_at(database, now, limit);
    for (const Delivery& delivery : taken) postpone_delivery(database, delivery.id, delivery.attempt, again);
    return taken;
}

std::optional<std::int64_t> next_due(Database& database) {
    Statement find = database.prepare("SELECT min(due) FROM deliveries");
    find.step();
    return find.is_null(0) ? std::nullopt : std::optional(find.integer(0));
}

void finish_delivery(Database& database, DeliveryId delivery) {
    database.prepare("DELETE FROM deliveries WHERE id = ?").bind(1, delivery).run();
}

void postpone_delivery(Database& database, DeliveryId delivery, int attempts, std::int64_t due) {
    Statement update = database.prepare("UPDATE deliveries SET attempts = ?, due = ? WHERE id = ?");
    update.bind(1, attempts).bind(2, due).bind(3, delivery).run();
}

void forget_target(Database& database, DeliveryId delivery) {
    for (const char* sql : {"DELETE FROM push_devices WHERE id = (SELECT device FROM deliveries WHERE id = ?)",
                            "DELETE FROM webhooks WHERE room = (SELECT webhook FROM deliveries WHERE id = ?)"})
        database.prepare(sql).bind(1, delivery).run();
}

}  // namespace crisscross::storage
