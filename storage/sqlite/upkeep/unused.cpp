#include "storage/sqlite/upkeep/unused.hpp"

#include <optional>
#include <span>

#include "storage/games/journal.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/imports.hpp"
#include "storage/sqlite/upkeep/cleaning.hpp"

namespace crisscross::storage {
namespace {

std::vector<UnusedRoom> find_rooms(Database& database, const UnusedQuery& query) {
    Statement select = database.prepare(
        "SELECT rooms.id, code, changed, games.id FROM games JOIN rooms ON rooms.id = games.room "
        "WHERE stage = 'waiting' AND changed < ?1 AND (changed, games.id) > (?2, ?3) AND number = 1 "
        "AND NOT EXISTS (SELECT 1 FROM games AS later WHERE later.room = games.room AND later.number > 1) "
        "ORDER BY changed, games.id LIMIT ?4");
    select.bind(1, query.before).bind(2, query.after_room.at).bind(3, query.after_room.id).bind(4, query.limit);
    std::vector<UnusedRoom> rooms;
    while (select.step())
        rooms.push_back({select.integer(0), select.text(1), {select.integer(2), select.integer(3)}});
    return rooms;
}

// Whether or not they had a name.
constexpr const char* left_nothing =
    "NOT EXISTS (SELECT 1 FROM seats WHERE seats.player = players.id) "
    "AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.host = players.id) "
    "AND NOT EXISTS (SELECT 1 FROM receipts WHERE receipts.player = players.id) "
    "AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = players.id) "
    "AND NOT EXISTS (SELECT 1 FROM chat_people WHERE chat_people.player = players.id) "
    "AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.player = players.id) "
    "AND NOT EXISTS (SELECT 1 FROM import_rooms WHERE import_rooms.player = players.id) ";

// A guest of whom nothing is left in any game or room since ?1. Somebody whom the host has removed stays, so that
// their token stays refused.
std::string is_unused() {
    return std::string("removed IS NULL AND same_as IS NULL AND created < ?1 AND seen < ?1 AND ") + left_nothing;
}

// The same of one who has signed in to the account of ?1, and is there on no device since ?2. Where they were removed
// from a room, so is the account.
std::string is_unused_guest_of_account() {
    return std::string(
               "removed IS NULL AND same_as = ?1 "
               "AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.player = players.id "
               "AND (signed_out IS NULL OR signed_out >= ?2)) "
               "AND NOT EXISTS (SELECT 1 FROM removed_from_rooms AS gone WHERE gone.player = players.id) AND ") +
           left_nothing;
}

/// So few that a sign-in hardly takes longer, and more than come with one.
constexpr int forgotten_at_once = 100;

std::vector<UnusedPlayer> find_players(Database& database, const UnusedQuery& query) {
    Statement select = database.prepare("SELECT id, created FROM players WHERE " + is_unused() +
                                        "AND (created, id) > (?2, ?3) ORDER BY created, id LIMIT ?4");
    select.bind(1, query.before).bind(2, query.after_player.at).bind(3, query.after_player.id).bind(4, query.limit);
    std::vector<UnusedPlayer> players;
    while (select.step()) players.push_back({select.integer(0), {select.integer(1), select.integer(0)}});
    return players;
}

/// The game of a room in which nothing has begun, if nobody has touched it since `before`.
std::optional<GameId> waiting_game(Database& database, std::int64_t room, std::int64_t before) {
    Statement find = database.prepare(
        "SELECT id, stage = 'waiting' AND changed < ? FROM games WHERE room = ? ORDER BY number DESC LIMIT 2");
    find.bind(1, before).bind(2, room);
    if (!find.step() || find.integer(1) == 0) return std::nullopt;
    const GameId game = find.integer(0);
    if (find.step()) return std::nullopt;  // an earlier game was played
    return game;
}

void remove_room(Database& database, std::int64_t room, GameId game) {
    remove_history(database, game);
    remove_import_mark(database, game);
    // Events first: whether they may go depends on their game.
    for (const char* sql : {"DELETE FROM events WHERE game = ?", "DELETE FROM packed_journals WHERE game = ?",
                            "DELETE FROM receipts WHERE game = ?", "DELETE FROM challenges WHERE game = ?",
                            "DELETE FROM seats WHERE game = ?", "DELETE FROM game_secrets WHERE game = ?",
                            "DELETE FROM games WHERE id = ?"})
        database.prepare(sql).bind(1, game).run();
    database.prepare("DELETE FROM rooms WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM games WHERE games.room = ?1)")
        .bind(1, room)
        .run();
}

// Games that ended before ?1. An imported one, which may have ended long ago, is as old as its import. One that was
// under way in a room that the host closed ended with the room. Each half has its own index.
constexpr const char* find_old_games =
    "SELECT games.id, code, changed FROM games JOIN rooms ON rooms.id = games.room "
    "WHERE stage = 'over' AND changed < ?1 AND (changed, games.id) > (?2, ?3) "
    "AND NOT EXISTS (SELECT 1 FROM imported_games WHERE imported_games.game = games.id AND imported_games.at >= ?1) "
    "UNION ALL SELECT games.id, code, changed FROM games JOIN rooms ON rooms.id = games.room "
    "WHERE stage = 'playing' AND changed < ?1 AND (changed, games.id) > (?2, ?3) AND closed < ?1 "
    "ORDER BY 3, 1 LIMIT ?4";

bool remove_guest(Database& database, PlayerId player, std::int64_t before) {
    Statement remove = database.prepare("DELETE FROM players WHERE id = ?2 AND " + is_unused());
    remove.bind(1, before).bind(2, player).run();
    return database.changes() == 1;
}

}  // namespace

void remove_game(Database& database, RoomId room, GameId game) {
    database.prepare("UPDATE games SET stage = 'removed' WHERE id = ?").bind(1, game).run();
    remove_room(database, room, game);
    note_deletion(database);
}

Unused find_unused(Database& database, const UnusedQuery& query) {
    return {.before = query.before, .rooms = find_rooms(database, query), .players = find_players(database, query)};
}

RemovedCount remove_unused(Database& database, const Unused& unused) {
    RemovedCount removed;
    for (const UnusedRoom& room : unused.rooms)
        if (const auto game = waiting_game(database, room.id, unused.before)) {
            remove_room(database, room.id, *game);
            ++removed.rooms;
        }
    for (const UnusedPlayer& player : unused.players)
        if (remove_guest(database, player.id, unused.before)) ++removed.players;
    return removed;
}

void forget_unused_guests(Database& database, PlayerId player, std::int64_t before) {
    database
        .prepare("DELETE FROM players WHERE id IN (SELECT id FROM players WHERE " + is_unused_guest_of_account() +
                 "LIMIT ?3)")
        .bind(1, player)
        .bind(2, before)
        .bind(3, forgotten_at_once)
        .run();
}

std::vector<OldGame> old_games(Database& database, std::int64_t before, const OldGame& after, int limit) {
    Statement select = database.prepare(find_old_games);
    select.bind(1, before).bind(2, after.changed).bind(3, after.id).bind(4, limit);
    std::vector<OldGame> games;
    while (select.step()) games.push_back({select.integer(0), select.text(1), select.integer(2)});
    return games;
}

int remove_old_games(Database& database, std::span<const OldGame> games) {
    int removed = 0;
    for (const OldGame& game : games) {
        Statement find = database.prepare(
            "SELECT room FROM games JOIN rooms ON rooms.id = games.room "
            "WHERE games.id = ? AND (stage = 'over' OR (stage = 'playing' AND closed IS NOT NULL))");
        if (!find.bind(1, game.id).step()) continue;
        const std::int64_t room = find.integer(0);
        remove_game(database, room, game.id);
        ++removed;
    }
    return removed;
}

}  // namespace crisscross::storage
