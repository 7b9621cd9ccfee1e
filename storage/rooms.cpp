#include "storage/rooms.hpp"

namespace crisscross::storage {
namespace {

/// False if the code is taken.
bool insert_room(Database& database, const RoomRow& row, const Append& first) {
    Statement insert = database.prepare(
        "INSERT INTO rooms (code, system, stage, to_move, version, created, changed, lexicon, lexicon_hash, rules) "
        "VALUES (?, ?, ?, -1, 0, ?, ?, ?, ?, ?) ON CONFLICT (code) DO NOTHING");
    insert.bind(1, row.code).bind(2, row.system).bind(3, row.stage).bind(4, row.created).bind(5, first.at);
    insert.bind(6, row.lexicon).bind(7, row.lexicon_hash).bind(8, row.rules).run();
    return database.changes() == 1;
}

void insert_seed(Database& database, RoomId room, const std::array<std::uint8_t, 32>& seed) {
    database.prepare("INSERT INTO game_secrets (room, seed) VALUES (?, ?)").bind(1, room).bind(2, seed).run();
}

std::optional<RoomRow> read_room(Statement find) {
    if (!find.step()) return std::nullopt;
    RoomRow row{.id = find.integer(0), .code = find.text(1), .rules = find.text(2), .lexicon = find.text(3)};
    find.blob(4, row.lexicon_hash);
    find.blob(5, row.seed);
    row.system = find.text(6);
    row.stage = find.text(7);
    row.version = static_cast<std::uint32_t>(find.integer(8));
    row.created = find.integer(9);
    return row;
}

std::string select_room(const std::string& where) {
    return "SELECT id, code, rules, lexicon, lexicon_hash, seed, system, stage, version, created "
           "FROM rooms JOIN game_secrets ON game_secrets.room = rooms.id WHERE " +
           where;
}

std::vector<std::string> names_of(Database& database, RoomId room) {
    Statement select = database.prepare("SELECT name FROM seats WHERE room = ? ORDER BY seat");
    select.bind(1, room);
    std::vector<std::string> names;
    while (select.step()) names.push_back(select.text(0));
    return names;
}

}  // namespace

std::optional<RoomId> create_room(Database& database, const RoomRow& row, const Append& first) {
    Savepoint step(database);
    if (!insert_room(database, row, first)) return std::nullopt;
    Append rest = first;
    rest.room = database.last_insert_id();
    rest.expected = 0;
    insert_seed(database, rest.room, row.seed);
    if (append(database, rest) != AppendOutcome::stored)
        throw DatabaseError("a room was asked for by a command that was accepted before");
    step.release();
    return rest.room;
}

std::optional<RoomRow> find_room(Database& database, const std::string& code) {
    Statement find = database.prepare(select_room("code = ?"));
    find.bind(1, code);
    return read_room(std::move(find));
}

std::optional<RoomRow> find_room(Database& database, RoomId id) {
    Statement find = database.prepare(select_room("id = ?"));
    find.bind(1, id);
    return read_room(std::move(find));
}

void add_seat(Database& database, RoomId room, int seat, std::optional<PlayerId> player, const std::string& name) {
    Statement insert = database.prepare("INSERT INTO seats (room, seat, player, name) VALUES (?, ?, ?, ?)");
    insert.bind(1, room).bind(2, seat).bind(4, name);
    if (player) insert.bind(3, *player);
    insert.run();
}

void remove_seat(Database& database, RoomId room, int seat) {
    database.prepare("DELETE FROM seats WHERE room = ? AND seat = ?").bind(1, room).bind(2, seat).run();
    // One by one, the lowest first, because no two may ever have the same number.
    Statement move_up = database.prepare("UPDATE seats SET seat = seat - 1 WHERE room = ? AND seat = ?");
    for (int behind = seat + 1; database.changes() == 1; ++behind) move_up.bind(1, room).bind(2, behind).run();
}

std::vector<RoomListing> rooms_of(Database& database, PlayerId player, int limit) {
    Statement select = database.prepare(
        "SELECT rooms.id, code, system, stage, mine.seat, to_move, changed "
        "FROM seats AS mine JOIN rooms ON rooms.id = mine.room "
        "WHERE mine.player = ? ORDER BY changed DESC, rooms.id DESC LIMIT ?");
    select.bind(1, player).bind(2, limit);
    std::vector<RoomListing> rooms;
    while (select.step())
        rooms.push_back({.code = select.text(1),
                         .system = select.text(2),
                         .stage = select.text(3),
                         .names = names_of(database, select.integer(0)),
                         .seat = static_cast<int>(select.integer(4)),
                         .to_move = static_cast<int>(select.integer(5)),
                         .changed = select.integer(6)});
    return rooms;
}

}  // namespace crisscross::storage
