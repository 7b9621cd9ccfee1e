#include "storage/sqlite/tables/calls/alarms.hpp"

namespace crisscross::storage {

std::vector<GameAlarm> find_alarms(Database& database, const AlarmQuery& query) {
    Statement select = database.prepare(
        "SELECT alarm, games.id, code, number FROM games JOIN rooms ON rooms.id = games.room "
        "WHERE alarm IS NOT NULL AND (alarm, games.id) > (?1, ?2) AND alarm <= ?3 AND closed IS NULL "
        "ORDER BY alarm, games.id LIMIT ?4");
    select.bind(1, query.after_at).bind(2, query.after_id).bind(3, query.until).bind(4, query.limit);
    std::vector<GameAlarm> alarms;
    while (select.step())
        alarms.push_back({select.integer(0), select.integer(1), select.text(2), static_cast<int>(select.integer(3))});
    return alarms;
}

std::vector<ChangedGame> find_uncalled(Database& database, std::int64_t at, int limit) {
    std::vector<ChangedGame> games;
    for (const char* stage : {"playing", "over"}) {
        Statement select = database.prepare(
            "SELECT code, number FROM games JOIN rooms ON rooms.id = games.room WHERE stage = '" +
            std::string(stage) +
            "' AND changed >= ? AND changed > called AND closed IS NULL ORDER BY changed DESC LIMIT ?");
        select.bind(1, at).bind(2, limit);
        while (select.step()) games.push_back({select.text(0), static_cast<int>(select.integer(1))});
    }
    return games;
}

}  // namespace crisscross::storage
