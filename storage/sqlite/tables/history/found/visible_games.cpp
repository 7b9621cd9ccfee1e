#include "storage/sqlite/tables/history/found/visible_games.hpp"

#include "storage/rooms/room_entry.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {
namespace {

const std::string room_sql =
    "SELECT id, has_played, is_removed, is_host OR sits, closed IS NOT NULL, locked, entry = 'password' FROM "
    "(SELECT id, closed, entry, locked, "
    "EXISTS (SELECT 1 FROM removed_from_rooms WHERE room = rooms.id AND " +
    is_person("player") +
    ") AS is_removed, "
    "coalesce(" +
    is_person("host") +
    ", 0) AS is_host, "
    "EXISTS (SELECT 1 FROM games JOIN seats ON seats.game = games.id WHERE games.room = rooms.id AND " +
    is_person("seats.player") +
    ") "
    "AS sits, EXISTS (SELECT 1 FROM history_seats WHERE history_seats.room = rooms.id AND " +
    is_person("history_seats.player") + ") AS has_played FROM rooms WHERE code = ?2) AS listed";

bool has_imports(Database& database, const VisibleGames& visible) {
    Statement find =
        database.prepare("SELECT 1 FROM imported_games WHERE " + is_asker(visible, "owner") + " LIMIT 1");
    return find.bind(1, visible.player).step();
}

// Whether the room allows watchers makes no difference: newcomers join the finished game to take part in the next
// one.
bool may_enter(const Statement& found, bool has_played, bool was_let_in) {
    const Arrival arrival{.is_removed = found.integer(2) != 0,
                          .is_member = has_played || found.integer(3) != 0,
                          .is_closed = found.integer(4) != 0,
                          .was_let_in = was_let_in,
                          .is_locked = found.integer(5) != 0,
                          .has_password = found.integer(6) != 0};
    return obstacle_to(arrival) == Obstacle::none;
}

/// Those that they have imported as well, no matter who has a seat in them.
std::string own_rows(const VisibleGames& visible) {
    if (!visible.has_imports) return "history_seats";
    return "(SELECT game, room, ended FROM history_seats WHERE " + is_asker(visible, "player") +
           " UNION SELECT game, room, ended FROM history_games WHERE game IN "
           "(SELECT game FROM imported_games WHERE " +
           is_asker(visible, "owner") + "))";
}

std::string is_own_row(const VisibleGames& visible) {
    return visible.has_imports ? "1" : is_asker(visible, "mine.player");
}

}  // namespace

// Somebody who may not enter keeps what they have played.
std::optional<VisibleGames> visible_games(Database& database, const HistoryScope& scope) {
    VisibleGames visible{.player = scope.player, .has_merged_guests = scope.has_merged_guests};
    visible.has_imports = has_imports(database, visible);
    if (!scope.room) return visible;
    Statement find = database.prepare(room_sql);
    if (!find.bind(1, scope.player).bind(2, *scope.room).step()) return std::nullopt;
    visible.room = find.integer(0);
    const bool has_played = find.integer(1) != 0;
    visible.whole_room = may_enter(find, has_played, scope.was_let_in);
    if (!visible.whole_room && !has_played) return std::nullopt;
    return visible;
}

std::string is_asker(const VisibleGames& visible, const std::string& column) {
    if (!visible.has_merged_guests) return column + " = ?1";
    return is_person(column);
}

// Without imports it is a look into the index that gives somebody's games in order.
std::string from_own(const VisibleGames& visible) {
    return "FROM " + own_rows(visible) + " AS mine WHERE " + is_own_row(visible);
}

std::string from_visible(const VisibleGames& visible, const std::string& joined) {
    if (visible.whole_room) {
        const std::string index = joined.empty() ? "" : " INDEXED BY history_games_facts";
        return "FROM history_games AS found" + index + joined + " WHERE found.room = ?2 AND ?1 IS NOT NULL";
    }
    return "FROM " + own_rows(visible) +
           " AS mine JOIN history_games AS found INDEXED BY history_games_facts ON found.game = mine.game" + joined +
           " WHERE " + is_own_row(visible) + " AND (?2 IS NULL OR found.room = ?2)";
}

void bind_visible(Statement& statement, const VisibleGames& visible) {
    statement.bind(1, visible.player);
    statement.bind(2, visible.room);
}

GameName game_name(Database& database, GameId game) {
    Statement find =
        database.prepare("SELECT code, number FROM games JOIN rooms ON rooms.id = games.room WHERE games.id = ?");
    if (!find.bind(1, game).step()) throw DatabaseError("the game of a word is gone within a transaction");
    return {find.text(0), static_cast<int>(find.integer(1))};
}

std::optional<GameId> find_visible(Database& database, const VisibleGames& visible, const GameName& name) {
    std::string seen = "1";
    if (!visible.whole_room) seen = "EXISTS (SELECT 1 " + from_own(visible) + " AND mine.game = games.id)";
    Statement find = database.prepare(
        "SELECT games.id FROM rooms JOIN games ON games.room = rooms.id JOIN history_games ON history_games.game = "
        "games.id WHERE (?2 IS NULL OR games.room = ?2) AND code = ?3 AND number = ?4 AND ?1 IS NOT NULL AND " +
        seen);
    bind_visible(find, visible);
    if (!find.bind(3, name.room).bind(4, name.number).step()) return std::nullopt;
    return find.integer(0);
}

}  // namespace crisscross::storage
