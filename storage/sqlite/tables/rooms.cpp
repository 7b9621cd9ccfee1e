#include "storage/sqlite/tables/rooms.hpp"

#include "storage/sqlite/tables/about_rooms.hpp"
#include "storage/sqlite/tables/games.hpp"
#include "storage/sqlite/tables/journal.hpp"
#include "storage/sqlite/tables/projections.hpp"

namespace crisscross::storage {
namespace {

/// Nothing if the code is taken.
std::optional<RoomId> insert_room(Database& database, const CreateRoom& create) {
    Statement insert =
        database.prepare("INSERT INTO rooms (code, created) VALUES (?, ?) ON CONFLICT (code) DO NOTHING");
    insert.bind(1, create.code).bind(2, create.at).run();
    if (database.changes() == 0) return std::nullopt;
    return database.last_insert_id();
}

void insert_first_events(Database& database, GameId game, const CreateRoom& create) {
    const Append first{.game = game,
                       .at = create.at,
                       .events = create.events,
                       .command = create.command,
                       .projection = create.projection};
    if (append(database, first, ReceiptKind::create) != AppendOutcome(Stored{}))
        throw DatabaseError("the first events of a new room were not stored");
}

RoomListing read_listing(const Statement& row) {
    RoomListing listing{.code = row.text(1),
                        .game = static_cast<int>(row.integer(2)),
                        .system = row.text(3),
                        .stage = row.text(4),
                        .seat = static_cast<int>(row.integer(5)),
                        .changed = row.integer(7)};
    if (!row.is_null(6)) listing.asked = row.text(6);
    return listing;
}

}  // namespace

CreateRoomOutcome create_room(Database& database, const CreateRoom& create) {
    if (!database.in_transaction()) throw DatabaseError("a new room outside of a transaction");
    if (create.command)
        if (auto receipt = find_receipt(database, *create.command)) return Repeated{*std::move(receipt)};
    const std::optional<RoomId> room = insert_room(database, create);
    if (!room) return CodeTaken{};
    ChangeRoom change{.room = *room, .about = create.about};
    if (create.command) change.about.host = create.command->player;
    change_room(database, change);
    const GameId game = insert_game(database, *room, 1, create.setup);
    insert_first_events(database, game, create);
    return RoomCreated{*room, game};
}

std::optional<RoomRow> find_room(Database& database, const std::string& code) {
    Statement find = database.prepare("SELECT id, code, created, closed FROM rooms WHERE code = ?");
    if (!find.bind(1, code).step()) return std::nullopt;
    return RoomRow{.id = find.integer(0),
                   .code = find.text(1),
                   .created = find.integer(2),
                   .closed = !find.is_null(3),
                   .about = about_room(database, find.integer(0))};
}

bool close_room(Database& database, const std::string& code, std::int64_t at) {
    Statement update = database.prepare("UPDATE rooms SET closed = ? WHERE code = ? AND closed IS NULL");
    update.bind(1, at).bind(2, code).run();
    return database.changes() == 1;
}

// One row for each seat of each room listed.
std::vector<RoomListing> rooms_of(Database& database, PlayerId player, int limit) {
    Statement select = database.prepare(
        "SELECT listed.game, code, number, system, stage, listed.seat, listed.asked, changed, seats.name "
        "FROM (SELECT games.id AS game, code, number, system, stage, mine.seat, mine.asked, changed "
        "FROM seats AS mine JOIN games ON games.id = mine.game JOIN rooms ON rooms.id = games.room "
        "WHERE mine.player = ? AND closed IS NULL AND (stage <> 'over' OR NOT EXISTS "
        "(SELECT 1 FROM games AS later WHERE later.room = games.room AND later.number > games.number)) ORDER BY "
        "changed DESC, games.id DESC LIMIT ?) AS listed "
        "JOIN seats ON seats.game = listed.game ORDER BY changed DESC, listed.game DESC, seats.seat");
    select.bind(1, player).bind(2, limit);
    std::vector<RoomListing> rooms;
    GameId last = 0;
    while (select.step()) {
        if (rooms.empty() || select.integer(0) != last) rooms.push_back(read_listing(select));
        last = select.integer(0);
        rooms.back().names.push_back(select.text(8));
    }
    return rooms;
}

}  // namespace crisscross::storage
