#include "storage/sqlite/tables/host/host_lists.hpp"

#include <limits>

namespace crisscross::storage {
namespace {

std::int64_t upper_end(const ListPage& page) {
    return page.before.value_or(std::numeric_limits<std::int64_t>::max());
}

/// The rooms for which `condition` holds, with a row for each seat of their newest games. Who played in imported
/// games only their owner sees.
Statement listed_rooms(Database& database, const std::string& condition) {
    return database.prepare(
        "SELECT listed.room, code, system, stage, changed, closed, seats.name "
        "FROM (SELECT rooms.id AS room, games.id AS game, code, system, stage, changed, closed "
        "FROM rooms JOIN games ON games.room = rooms.id AND games.number = "
        "(SELECT max(number) FROM games AS same WHERE same.room = rooms.id) WHERE " +
        condition +
        ") AS listed LEFT JOIN seats ON seats.game = listed.game "
        "AND NOT EXISTS (SELECT 1 FROM imported_games WHERE imported_games.game = listed.game) "
        "ORDER BY listed.room DESC, seats.seat");
}

Statement newest_rooms(Database& database, const ListPage& page) {
    Statement select = listed_rooms(database, "rooms.id < ? ORDER BY rooms.id DESC LIMIT ?");
    select.bind(1, upper_end(page)).bind(2, page.limit);
    return select;
}

Statement room_with(Database& database, const std::string& code) {
    Statement select = listed_rooms(database, "code = ?");
    select.bind(1, code);
    return select;
}

}  // namespace

// One row for each seat of each room.
std::vector<HostRoomRow> list_rooms(Database& database, const ListPage& page,
                                    const std::optional<std::string>& code) {
    Statement select = code ? room_with(database, *code) : newest_rooms(database, page);
    std::vector<HostRoomRow> rooms;
    while (select.step()) {
        if (rooms.empty() || rooms.back().number != select.integer(0))
            rooms.push_back({.number = select.integer(0),
                             .code = select.text(1),
                             .system = select.text(2),
                             .stage = select.text(3),
                             .changed = select.integer(4),
                             .closed = !select.is_null(5)});
        if (!select.is_null(6)) rooms.back().names.push_back(select.text(6));
    }
    return rooms;
}

std::vector<HostPersonRow> list_people(Database& database, const ListPage& page) {
    Statement select = database.prepare(
        "SELECT id, name, created, seen, removed FROM players WHERE id < ? AND deleted IS NULL ORDER BY id DESC "
        "LIMIT ?");
    select.bind(1, upper_end(page)).bind(2, page.limit);
    std::vector<HostPersonRow> people;
    while (select.step())
        people.push_back({.id = select.integer(0),
                          .name = select.text(1),
                          .created = select.integer(2),
                          .seen = select.integer(3),
                          .removed = !select.is_null(4)});
    return people;
}

}  // namespace crisscross::storage
