#include "storage/sqlite/tables/calls/call_times.hpp"

#include "storage/sqlite/tables/people/players.hpp"

namespace crisscross::storage {
namespace {

CallTimes times_in(const Statement& row, int column) {
    CallTimes times{.reminders = static_cast<int>(row.integer(column)),
                    .night_from = static_cast<int>(row.integer(column + 1)),
                    .night_to = static_cast<int>(row.integer(column + 2)),
                    .zone = row.text(column + 3)};
    if (!row.is_null(column + 4)) times.digest = {static_cast<int>(row.integer(column + 4)), row.integer(column + 5)};
    return times;
}

}  // namespace

// The last digest stays.
void set_call_times(Database& database, PlayerId player, const CallTimes& times) {
    if (is_guest_of_account(database, player)) return;
    Statement insert = database.prepare(
        "INSERT INTO call_times (player, reminders, night_from, night_to, zone, digest, next_digest) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player) DO UPDATE SET reminders = excluded.reminders, "
        "night_from = excluded.night_from, night_to = excluded.night_to, zone = excluded.zone, "
        "digest = excluded.digest, next_digest = excluded.next_digest");
    insert.bind(1, player).bind(2, times.reminders).bind(3, times.night_from).bind(4, times.night_to);
    insert.bind(5, times.zone);
    times.digest ? insert.bind(6, times.digest->minute) : insert.bind_null(6);
    times.digest ? insert.bind(7, times.digest->next) : insert.bind_null(7);
    insert.run();
}

CallTimes call_times_of(Database& database, PlayerId player) {
    Statement find = database.prepare(
        "SELECT reminders, night_from, night_to, zone, digest, next_digest FROM call_times WHERE player = ?");
    if (!find.bind(1, person_of(database, player)).step()) return {};
    return times_in(find, 0);
}

std::vector<DueDigest> due_digests(Database& database, std::int64_t now, int limit) {
    Statement select = database.prepare(
        "SELECT player, reminders, night_from, night_to, zone, digest, next_digest, last_digest "
        "FROM call_times JOIN players ON players.id = player "
        "WHERE next_digest IS NOT NULL AND next_digest <= ? AND removed IS NULL "
        "ORDER BY next_digest, player LIMIT ?");
    select.bind(1, now).bind(2, limit);
    std::vector<DueDigest> due;
    while (select.step()) {
        due.push_back({select.integer(0), times_in(select, 1)});
        if (!select.is_null(7)) due.back().last = select.integer(7);
    }
    return due;
}

void set_next_digest(Database& database, PlayerId player, std::int64_t at, std::optional<std::int64_t> sent) {
    Statement update = database.prepare(
        "UPDATE call_times SET next_digest = ?, last_digest = coalesce(?, last_digest) "
        "WHERE player = ? AND digest IS NOT NULL");
    update.bind(1, at).bind(3, player);
    update.bind(2, sent);
    update.run();
}

// Where the player has chosen times already, those of the guest end.
void move_call_times(Database& database, PlayerId guest, PlayerId player) {
    database.prepare("UPDATE OR IGNORE call_times SET player = ? WHERE player = ?")
        .bind(1, player)
        .bind(2, guest)
        .run();
    database.prepare("DELETE FROM call_times WHERE player = ?").bind(1, guest).run();
}

}  // namespace crisscross::storage
