#include "storage/sqlite/tables/call_wishes.hpp"

namespace crisscross::storage {

void set_wishes(Database& database, PlayerId player, const CallWishes& wishes) {
    database
        .prepare(
            "INSERT OR REPLACE INTO call_wishes (player, reminders, night_from, night_to, zone) "
            "VALUES (?, ?, ?, ?, ?)")
        .bind(1, player)
        .bind(2, wishes.reminders)
        .bind(3, wishes.night_from)
        .bind(4, wishes.night_to)
        .bind(5, wishes.zone)
        .run();
}

CallWishes wishes_of(Database& database, PlayerId player) {
    Statement find =
        database.prepare("SELECT reminders, night_from, night_to, zone FROM call_wishes WHERE player = ?");
    if (!find.bind(1, player).step()) return {};
    return {static_cast<int>(find.integer(0)), static_cast<int>(find.integer(1)), static_cast<int>(find.integer(2)),
            find.text(3)};
}

}  // namespace crisscross::storage
