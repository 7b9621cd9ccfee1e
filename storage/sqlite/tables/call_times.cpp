#include "storage/sqlite/tables/call_times.hpp"

namespace crisscross::storage {

void set_call_times(Database& database, PlayerId player, const CallTimes& times) {
    database
        .prepare(
            "INSERT OR REPLACE INTO call_times (player, reminders, night_from, night_to, zone) "
            "VALUES (?, ?, ?, ?, ?)")
        .bind(1, player)
        .bind(2, times.reminders)
        .bind(3, times.night_from)
        .bind(4, times.night_to)
        .bind(5, times.zone)
        .run();
}

CallTimes call_times_of(Database& database, PlayerId player) {
    Statement find =
        database.prepare("SELECT reminders, night_from, night_to, zone FROM call_times WHERE player = ?");
    if (!find.bind(1, player).step()) return {};
    return {static_cast<int>(find.integer(0)), static_cast<int>(find.integer(1)), static_cast<int>(find.integer(2)),
            find.text(3)};
}

}  // namespace crisscross::storage
