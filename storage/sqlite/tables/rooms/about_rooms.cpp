#include "storage/sqlite/tables/rooms/about_rooms.hpp"

#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/room_receipts.hpp"

namespace crisscross::storage {
namespace {

std::vector<std::string> kept_seats(Database& database, RoomId room) {
    Statement select = database.prepare("SELECT name FROM kept_seats WHERE room = ? ORDER BY name");
    select.bind(1, room);
    std::vector<std::string> names;
    while (select.step()) names.push_back(select.text(0));
    return names;
}

std::vector<PlayerId> removed_people(Database& database, RoomId room) {
    Statement select = database.prepare("SELECT player FROM removed_from_rooms WHERE room = ? ORDER BY player");
    select.bind(1, room);
    std::vector<PlayerId> people;
    while (select.step()) people.push_back(select.integer(0));
    return people;
}

void replace_kept_seats(Database& database, RoomId room, const std::vector<std::string>& names) {
    database.prepare("DELETE FROM kept_seats WHERE room = ?").bind(1, room).run();
    for (const std::string& name : names)
        database.prepare("INSERT INTO kept_seats (room, name) VALUES (?, ?)").bind(1, room).bind(2, name).run();
}

/// But for those who have deleted themselves, of whom the store may have nothing.
void add_removed_people(Database& database, RoomId room, const std::vector<PlayerId>& people) {
    for (const PlayerId player : people)
        database
            .prepare(
                "INSERT INTO removed_from_rooms (room, player) SELECT ?, id FROM players "
                "WHERE id = ? AND deleted IS NULL ON CONFLICT DO NOTHING")
            .bind(1, room)
            .bind(2, player)
            .run();
}

}  // namespace

AboutRoom about_room(Database& database, RoomId room) {
    Statement find = database.prepare(
        "SELECT name, entry, password_hash, locked, watchers, delay_moves, delay_seconds, host, next_game, rated "
        "FROM rooms WHERE id = ?");
    if (!find.bind(1, room).step()) return {};
    AboutRoom about{.name = find.text(0),
                    .entry = find.text(1),
                    .password_hash = find.text(2),
                    .locked = find.integer(3) != 0,
                    .watchers = find.integer(4) != 0,
                    .delay_moves = static_cast<int>(find.integer(5)),
                    .delay_seconds = static_cast<int>(find.integer(6)),
                    .rated = find.integer(9) != 0};
    if (!find.is_null(7)) about.host = find.integer(7);
    about.next_game = find.text(8);
    about.kept_seats = kept_seats(database, room);
    about.removed = removed_people(database, room);
    return about;
}

namespace {

/// Whether this person has deleted themselves.
bool is_gone(Database& database, PlayerId person) {
    Statement find = database.prepare("SELECT 1 FROM players WHERE id = ? AND deleted IS NULL");
    return !find.bind(1, person).step();
}

}  // namespace

// A room that has not heard yet that its host has deleted themselves does not bring back what went with them.
void change_room(Database& database, const ChangeRoom& change) {
    if (!database.in_transaction()) throw DatabaseError("a change of a room outside of a transaction");
    const AboutRoom& about = change.about;
    const bool host_is_gone = about.host && is_gone(database, *about.host);
    if (!host_is_gone) remove_webhook_of_other_host(database, change.room, about.host);
    Statement update = database.prepare(
        "UPDATE rooms SET name = iif(?12, name, ?1), entry = ?2, password_hash = ?3, locked = ?4, watchers = ?5, "
        "delay_moves = ?6, delay_seconds = ?7, host = iif(?12, host, ?8), closed = coalesce(closed, ?9), "
        "next_game = ?11, rated = ?13 WHERE id = ?10");
    update.bind(1, about.name).bind(2, about.entry).bind(3, about.password_hash);
    update.bind(4, about.locked ? 1 : 0).bind(5, about.watchers ? 1 : 0);
    update.bind(6, about.delay_moves).bind(7, about.delay_seconds).bind(10, change.room);
    update.bind(8, about.host);
    update.bind(9, change.closed);
    update.bind(11, about.next_game).bind(12, host_is_gone ? 1 : 0).bind(13, about.rated ? 1 : 0);
    update.run();
    if (!host_is_gone) replace_kept_seats(database, change.room, about.kept_seats);
    add_removed_people(database, change.room, about.removed);
    if (change.lines_of) delete_chat_lines_of(database, change.room, *change.lines_of);
    if (change.named) rename_player(database, change.named->id, change.named->name);
    if (change.request) keep_room_receipt(database, change.room, *change.request);
}

}  // namespace crisscross::storage
