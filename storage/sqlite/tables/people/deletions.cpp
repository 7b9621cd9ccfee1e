#include "storage/sqlite/tables/people/deletions.hpp"

#include <algorithm>

#include "storage/sqlite/tables/games/packed_journals.hpp"
#include "storage/sqlite/tables/history/imports.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/cleaning.hpp"

namespace crisscross::storage {
namespace {

void run(Database& database, const std::string& sql, PlayerId player) {
    database.prepare(sql).bind(1, player).run();
}

std::vector<std::string> texts(Database& database, const std::string& sql, PlayerId player) {
    Statement select = database.prepare(sql);
    select.bind(1, player);
    std::vector<std::string> found;
    while (select.step()) found.push_back(select.text(0));
    return found;
}

std::vector<std::int64_t> numbers(Database& database, const std::string& sql, PlayerId player) {
    Statement select = database.prepare(sql);
    select.bind(1, player);
    std::vector<std::int64_t> found;
    while (select.step()) found.push_back(select.integer(0));
    return found;
}

bool still_plays(Database& database, PlayerId player) {
    Statement find = database.prepare(
        "SELECT 1 FROM seats JOIN games ON games.id = seats.game JOIN rooms ON rooms.id = games.room WHERE " +
        is_person("seats.player") +
        " AND closed IS NULL AND (stage = 'waiting' OR (stage = 'playing' AND seats.name <> '')) LIMIT 1");
    return find.bind(1, player).step();
}

/// The newest game has a seat of somebody else who is still there, and whom the host has not removed from the room:
/// the first becomes the host of the room.
std::optional<PlayerId> next_host(Database& database, RoomId room, PlayerId player) {
    Statement find = database.prepare(
        "SELECT seats.player FROM games JOIN seats ON seats.game = games.id JOIN players ON players.id = "
        "seats.player WHERE games.room = ?2 AND games.number = (SELECT max(number) FROM games AS other WHERE "
        "other.room = ?2) AND removed IS NULL AND NOT " +
        is_person("seats.player") +
        " AND NOT EXISTS (SELECT 1 FROM removed_from_rooms AS gone JOIN players AS other ON other.id = gone.player "
        "WHERE gone.room = ?2 AND coalesce(other.same_as, other.id) = coalesce(players.same_as, players.id)) "
        "ORDER BY seat LIMIT 1");
    if (!find.bind(1, player).bind(2, room).step()) return std::nullopt;
    return find.integer(0);
}

std::string code_of(Database& database, RoomId room) {
    Statement find = database.prepare("SELECT code FROM rooms WHERE id = ?");
    find.bind(1, room).step();
    return find.text(0);
}

/// What they have called a room goes, too, and its webhook, whose address is a secret of theirs.
void give_rooms_away(Database& database, PlayerId player, std::int64_t at, DeletedPerson& deleted) {
    for (const RoomId room : numbers(database, "SELECT id FROM rooms WHERE " + is_person("host"), player)) {
        const auto host = next_host(database, room, player);
        Statement update = database.prepare(
            "UPDATE rooms SET name = '', host = ?1, closed = CASE WHEN ?1 IS NULL THEN coalesce(closed, ?2) ELSE "
            "closed END WHERE id = ?3");
        update.bind(1, host);
        update.bind(2, at).bind(3, room).run();
        database.prepare("DELETE FROM webhooks WHERE room = ?").bind(1, room).run();
        std::vector<std::string>& codes = host ? deleted.rooms : deleted.closed;
        std::string code = code_of(database, room);
        if (std::ranges::count(codes, code) == 0) codes.push_back(std::move(code));
    }
}

/// What the person is called now, in any place that keeps a name.
std::vector<std::string> names_of(Database& database, PlayerId player) {
    return texts(database,
                 "SELECT name FROM players WHERE name <> '' AND " + is_person("id") + " UNION " +
                     "SELECT name FROM accounts WHERE " + is_person("player") + " UNION " +
                     "SELECT name FROM seats WHERE name <> '' AND " + is_person("player"),
                 player);
}

/// Seats that others keep for them, and notices that wait for others and have one of their names.
void forget_names(Database& database, PlayerId player, std::span<const std::string> names) {
    for (const std::string& name : names) {
        const std::string rooms =
            "(SELECT room FROM games JOIN seats ON seats.game = games.id WHERE " + is_person("seats.player") + ")";
        database.prepare("DELETE FROM kept_seats WHERE name = ?2 AND room IN " + rooms)
            .bind(1, player)
            .bind(2, name)
            .run();
        database.prepare("DELETE FROM deliveries WHERE room IN " + rooms + " AND instr(notice, json_quote(?2)) > 0")
            .bind(1, player)
            .bind(2, name)
            .run();
    }
}

/// Nobody else plays in the games that they have imported. Their room goes with them, unless others have played
/// there.
void remove_own_imports(Database& database, PlayerId player, DeletedPerson& deleted) {
    const std::string room =
        "SELECT code FROM import_rooms JOIN rooms ON rooms.id = room WHERE " + is_person("player");
    std::vector<std::string> codes = texts(database, room, player);
    remove_imports(database, player, max_imported_games);
    for (std::string& code : codes) {
        if (find_room(database, code)) continue;
        std::erase(deleted.rooms, code);
        if (std::ranges::count(deleted.closed, code) == 0) deleted.closed.push_back(std::move(code));
    }
}

void remove_who_they_are(Database& database, PlayerId player) {
    for (const char* table :
         {"devices", "push_devices", "call_times", "feeds", "hand_overs", "passkeys", "accounts",
          "removed_from_rooms", "chat_read", "chat_people", "import_rooms", "notes", "receipts", "room_receipts"})
        run(database, std::string("DELETE FROM ") + table + " WHERE " + is_person("player"), player);
    run(database, "UPDATE seats SET name = '' WHERE " + is_person("player"), player);
    run(database, "UPDATE history_seats SET name = '', folded_name = '' WHERE " + is_person("player"), player);
}

/// Without a game that refers to them, nothing stays.
void remove_rows(Database& database, PlayerId player, std::int64_t at) {
    database
        .prepare(
            "UPDATE players SET name = '', created = 0, seen = 0, removed = coalesce(removed, ?2), deleted = ?2 "
            "WHERE " +
            is_person("id"))
        .bind(1, player)
        .bind(2, at)
        .run();
    const std::string unused =
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player = players.id) "
        "AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.host = players.id) "
        "AND NOT EXISTS (SELECT 1 FROM players AS guests WHERE guests.same_as = players.id)";
    run(database, "DELETE FROM players WHERE same_as = ?1" + unused, player);
    run(database, "DELETE FROM players WHERE id = ?1" + unused, player);
}

}  // namespace

std::vector<OwnGame> own_games(Database& database, PlayerId player, const SeatPlace& after, int limit) {
    Statement select = database.prepare(
        "SELECT games.id, room, code, number, stage, seats.player, seat FROM seats JOIN games ON games.id = "
        "seats.game "
        "JOIN rooms ON rooms.id = room WHERE " +
        is_person("seats.player") + " AND (seats.game, seat) > (?2, ?3) ORDER BY seats.game, seat LIMIT ?4");
    select.bind(1, player).bind(2, after.game).bind(3, after.seat).bind(4, limit);
    std::vector<OwnGame> games;
    while (select.step())
        games.push_back({.id = select.integer(0),
                         .room = select.integer(1),
                         .code = select.text(2),
                         .number = static_cast<int>(select.integer(3)),
                         .stage = select.text(4),
                         .player = select.integer(5),
                         .seat = static_cast<int>(select.integer(6))});
    return games;
}

void rewrite_events(Database& database, GameId game, std::span<const RewrittenEvent> events) {
    if (!database.in_transaction()) throw DatabaseError("events are rewritten outside of a transaction");
    database.prepare("INSERT INTO rewritten_games (game) VALUES (?)").bind(1, game).run();
    Statement update = database.prepare("UPDATE events SET body = ? WHERE game = ? AND version = ?");
    for (const RewrittenEvent& event : events) update.bind(1, event.body).bind(2, game).bind(3, event.version).run();
    rewrite_packed(database, game, events);
    database.prepare("DELETE FROM rewritten_games WHERE game = ?").bind(1, game).run();
    note_deletion(database);
}

std::optional<DeletedPerson> delete_person(Database& database, const PersonToDelete& person) {
    if (!database.in_transaction()) throw DatabaseError("a person is deleted outside of a transaction");
    const PlayerId player = person.player;
    if (person.unless_playing && still_plays(database, player)) return std::nullopt;
    DeletedPerson deleted{
        .devices = numbers(database, "SELECT id FROM devices WHERE " + is_person("player"), player),
        .rooms = texts(
            database,
            "SELECT code FROM rooms WHERE id IN (SELECT room FROM games JOIN seats ON seats.game = games.id WHERE " +
                is_person("seats.player") + " UNION SELECT room FROM chat_people WHERE player = ?1)",
            player)};
    forget_names(database, player, person.names);
    forget_names(database, player, names_of(database, player));
    remove_own_imports(database, player, deleted);
    give_rooms_away(database, player, person.at, deleted);
    remove_who_they_are(database, player);
    remove_rows(database, player, person.at);
    note_deletion(database);
    return deleted;
}

}  // namespace crisscross::storage
