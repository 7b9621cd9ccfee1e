#include "storage/sqlite/tables/rooms/rooms.hpp"

#include <limits>

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/games/projections.hpp"
#include "storage/sqlite/tables/last_numbers.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"

namespace crisscross::storage {
namespace {

void insert_first_events(Database& database, GameId game, const CreateRoom& create) {
    const Append first{.game = game,
                       .at = create.at,
                       .events = create.events,
                       .command = create.command,
                       .projection = create.projection};
    if (append(database, first, ReceiptKind::create) != AppendOutcome(Stored{}))
        throw DatabaseError("the first events of a new room were not stored");
}

// The order of a list, and the key of a place in it. Without a limit of time a game comes after those with one.
constexpr const char* list_order = "is_over, is_calm, time, -changed, code, number";
constexpr std::int64_t no_limit = std::numeric_limits<std::int64_t>::max();

// Lines that the player may read whatever else they may: those in the channel of the players, of whom they are one.
// Somebody whom the host has removed reads none.
constexpr const char* unread_lines =
    "(SELECT count(*) FROM (SELECT 1 FROM chat_lines WHERE chat_lines.room = listed.room AND channel = 'players' "
    "AND number > coalesce((SELECT line FROM chat_read WHERE room = listed.room AND player = listed.player), 0) "
    "AND person IS NOT (SELECT number FROM chat_people WHERE room = listed.room AND player = listed.player) "
    "AND listed.chat_off = 0 AND listed.is_newest AND NOT listed.is_removed LIMIT ?2) AS listed_lines)";

// Where several guests of one person have a seat, SQLite takes the columns of the player's own from the row that has
// the minimum.
std::string games_listed(const RoomsQuery& query) {
    std::string sql =
        "SELECT games.id AS game, games.room AS room, code, number, system, stage, mine.seat AS seat, "
        "mine.asked AS asked, mine.asked_at AS asked_at, mine.player AS player, min(mine.player <> ?1), changed, "
        "closed, until, paused, chat_off, stage "
        "= 'over' AS is_over, mine.asked IS NULL AS is_calm, "
        "coalesce(until, ?3) AS time, NOT EXISTS (SELECT 1 FROM games AS later "
        "WHERE later.room = games.room AND later.number > games.number) AS is_newest, "
        "EXISTS (SELECT 1 FROM removed_from_rooms AS gone WHERE gone.room = games.room "
        "AND gone.player = mine.player) AS is_removed "
        "FROM seats AS mine JOIN games ON games.id = mine.game JOIN rooms ON rooms.id = games.room "
        "WHERE " +
        is_person("mine.player") +
        " AND (closed IS NULL OR stage = "
        "'over') "
        "AND (stage <> 'over' OR is_newest)";
    if (query.room) sql += " AND code = ?5";
    sql += " GROUP BY games.id";
    if (query.after) sql += " HAVING (" + std::string(list_order) + ") > (?6, ?7, ?8, ?9, ?10, ?11)";
    return sql + " ORDER BY " + list_order + " LIMIT ?4";
}

std::string rooms_query(const RoomsQuery& query) {
    return "SELECT listed.game, code, number, system, stage, listed.seat, listed.asked, changed, until, " +
           std::string(unread_lines) +
           ", listed.player, seats.name, seats.score, seats.result, closed, listed.asked_at, paused FROM (" +
           games_listed(query) + ") AS listed JOIN seats ON seats.game = listed.game ORDER BY " + list_order +
           ", seats.seat";
}

void bind_place(Statement& select, const PlaceInList& place) {
    select.bind(6, place.over ? 1 : 0).bind(7, place.asked ? 0 : 1).bind(8, place.until.value_or(no_limit));
    select.bind(9, -place.changed).bind(10, place.code).bind(11, place.game);
}

RoomListing read_listing(const Statement& row) {
    RoomListing listing{.code = row.text(1),
                        .game = static_cast<int>(row.integer(2)),
                        .system = row.text(3),
                        .stage = row.text(4),
                        .seat = static_cast<int>(row.integer(5)),
                        .changed = row.integer(7),
                        .player = row.integer(10),
                        .paused = row.integer(16) != 0,
                        .unread = static_cast<int>(row.integer(9)),
                        .closed = !row.is_null(14)};
    if (!row.is_null(6)) listing.asked = row.text(6);
    if (listing.asked) listing.asked_at = row.integer(15);
    if (!row.is_null(8)) listing.until = row.integer(8);
    return listing;
}

void add_seat(RoomListing& listing, const Statement& row) {
    listing.names.push_back(row.text(11));
    if (!row.is_null(13)) listing.results.push_back({static_cast<int>(row.integer(12)), row.text(13)});
}

}  // namespace

std::optional<RoomId> insert_room(Database& database, const std::string& code, std::int64_t at) {
    const RoomId room = new_number(database, Numbered::rooms);
    Statement insert =
        database.prepare("INSERT INTO rooms (id, code, created) VALUES (?, ?, ?) ON CONFLICT (code) DO NOTHING");
    insert.bind(1, room).bind(2, code).bind(3, at).run();
    return database.changes() == 0 ? std::nullopt : std::optional(room);
}

CreateRoomOutcome create_room(Database& database, const CreateRoom& create) {
    if (!database.in_transaction()) throw DatabaseError("a new room outside of a transaction");
    if (create.command)
        if (auto receipt = find_receipt(database, *create.command)) return Repeated{*std::move(receipt)};
    const std::optional<RoomId> room = insert_room(database, create.code, create.at);
    if (!room) return CodeTaken{};
    ChangeRoom change{.room = *room, .about = create.about};
    if (create.command) change.about.host = create.command->player;
    change_room(database, change);
    const GameId game = insert_game(database, *room, 1, create.setup);
    insert_first_events(database, game, create);
    return RoomCreated{*room, game};
}

std::optional<RoomRow> find_room(Database& database, const std::string& code) {
    Statement find = database.prepare("SELECT id, code, created, closed, last_game FROM rooms WHERE code = ?");
    if (!find.bind(1, code).step()) return std::nullopt;
    return RoomRow{.id = find.integer(0),
                   .code = find.text(1),
                   .created = find.integer(2),
                   .closed = !find.is_null(3),
                   .last_game = static_cast<int>(find.integer(4)),
                   .about = about_room(database, find.integer(0))};
}

bool close_room(Database& database, const std::string& code, std::int64_t at) {
    Statement update = database.prepare("UPDATE rooms SET closed = ? WHERE code = ? AND closed IS NULL");
    update.bind(1, at).bind(2, code).run();
    return database.changes() == 1;
}

// One row for each seat of each room listed.
std::vector<RoomListing> rooms_of(Database& database, const RoomsQuery& query) {
    Statement select = database.prepare(rooms_query(query));
    select.bind(1, query.player).bind(2, max_unread).bind(3, no_limit).bind(4, query.limit);
    if (query.room) select.bind(5, *query.room);
    if (query.after) bind_place(select, *query.after);
    std::vector<RoomListing> rooms;
    GameId last = 0;
    while (select.step()) {
        if (rooms.empty() || select.integer(0) != last) rooms.push_back(read_listing(select));
        last = select.integer(0);
        add_seat(rooms.back(), select);
    }
    return rooms;
}

}  // namespace crisscross::storage
