#include "storage/sqlite/tables/history/imports.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/packed_journals.hpp"
#include "storage/sqlite/tables/games/projections.hpp"
#include "storage/sqlite/tables/history/found/visible_games.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"

namespace crisscross::storage {

const char* name_of(ImportSource source) {
    return source == ImportSource::json ? "json" : "gcg";
}

namespace {

/// A guest and the account that they have signed in to are one person.
const std::string of_owner = is_person("owner");

/// Where they have rooms from before and after signing in, their own comes first.
const std::string own_room =
    " FROM import_rooms JOIN rooms ON rooms.id = room "
    "WHERE " +
    is_person("player") + " ";
constexpr const char* own_room_first = "ORDER BY player = ?1 DESC, room LIMIT 1";

/// Somebody's draws are nobody else's, so a game with the same seed is the same game.
std::optional<GameId> find_played(Database& database, const NewImport& game) {
    if (!game.setup.seed) return std::nullopt;
    Statement find = database.prepare(
        "SELECT seats.game FROM seats JOIN game_secrets ON game_secrets.game = seats.game WHERE seed = ?2 "
        "AND " +
        is_person("seats.player") + " LIMIT 1");
    if (!find.bind(1, game.owner).bind(2, *game.setup.seed).step()) return std::nullopt;
    return find.integer(0);
}

std::optional<GameId> find_imported(Database& database, const NewImport& game) {
    Statement find =
        database.prepare("SELECT game FROM imported_games WHERE " + of_owner + " AND hash IN (?2, ?3, ?4) LIMIT 1");
    find.bind(1, game.owner).bind(2, game.hash);
    find.bind(3, game.former_hash).bind(4, game.record_hash);
    if (!find.step()) return std::nullopt;
    return find.integer(0);
}

/// What somebody has imported so far.
struct KeptImports {
    int games = 0;
    int counting = 0;
    std::int64_t bytes = 0;
};

KeptImports kept_imports(Database& database, PlayerId owner) {
    Statement count = database.prepare(
        "SELECT count(*), coalesce(sum(counts), 0), coalesce(sum(bytes), 0) FROM imported_games WHERE " + of_owner);
    if (!count.bind(1, owner).step()) return {};
    return {static_cast<int>(count.integer(0)), static_cast<int>(count.integer(1)), count.integer(2)};
}

std::optional<RoomId> find_own_room(Database& database, PlayerId owner) {
    Statement find = database.prepare("SELECT room" + own_room + "AND closed IS NULL " + own_room_first);
    if (!find.bind(1, owner).step()) return std::nullopt;
    return find.integer(0);
}

/// Locked, so that others see its games only if the owner unlocks it. Nothing if the code is taken.
std::optional<RoomId> make_own_room(Database& database, const NewImport& game) {
    const std::optional<RoomId> room = insert_room(database, game.new_room, game.at);
    if (!room) return std::nullopt;
    change_room(database, {.room = *room, .about = {.name = game.room_name, .locked = true, .host = game.owner}});
    database
        .prepare(
            "INSERT INTO import_rooms (player, room) VALUES (?1, ?2) ON CONFLICT (player) DO UPDATE SET room = ?2")
        .bind(1, game.owner)
        .bind(2, *room)
        .run();
    return room;
}

int next_game_number(Database& database, RoomId room) {
    Statement find = database.prepare("SELECT last_game + 1 FROM rooms WHERE id = ?");
    if (!find.bind(1, room).step()) throw DatabaseError("a room is gone within a transaction");
    return static_cast<int>(find.integer(0));
}

std::span<const std::uint8_t> as_blob(std::string_view bytes) {
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

void insert_mark(Database& database, GameId id, const NewImport& game) {
    Statement insert = database.prepare(
        "INSERT INTO imported_games (game, owner, at, source, hash, first_version, bytes, packed_annotations) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, id).bind(2, game.owner).bind(3, game.at).bind(4, std::string(name_of(game.source)));
    insert.bind(5, game.hash).bind(6, game.first_version).bind(7, game.bytes);
    game.annotations ? insert.bind(8, as_blob(*game.annotations)) : insert.bind_null(8);
    insert.run();
}

/// Packed at once, so that it never takes more than is counted. It counts as called: the game was over long before,
/// so nobody waits to hear of its end.
void insert_journal(Database& database, GameId id, const NewImport& game) {
    if (game.projection.stage != "over") throw DatabaseError("an import of a game that is not over");
    database.prepare("UPDATE games SET version = ?1, changed = ?2, called = ?2, stage = ?3 WHERE id = ?4")
        .bind(1, game.last_version)
        .bind(2, game.projection.changed)
        .bind(3, game.projection.stage)
        .bind(4, id)
        .run();
    keep_packed(database, id, game.last_version, game.journal);
    store_projection(database, id, game.projection);
}

bool begins_with(Database& database, GameId game, const std::string& event) {
    const auto entries = packed_entries(database, game);
    return entries && !entries->empty() && entries->front().body == event;
}

/// The imported game of this owner with this name.
std::optional<GameId> find_own(Database& database, PlayerId owner, const GameName& name) {
    Statement find = database.prepare(
        "SELECT imported_games.game FROM rooms JOIN games ON games.room = rooms.id JOIN imported_games ON "
        "imported_games.game = games.id WHERE code = ?2 AND number = ?3 AND " +
        of_owner);
    if (!find.bind(1, owner).bind(2, name.room).bind(3, name.number).step()) return std::nullopt;
    return find.integer(0);
}

void set_counting(Database& database, GameId game, Counting counting) {
    for (const char* sql :
         {"UPDATE imported_games SET counts = ? WHERE game = ?", "UPDATE history_games SET counts = ? WHERE game = ?",
          "UPDATE history_seats SET counts = ? WHERE game = ?"})
        database.prepare(sql).bind(1, counting == Counting::counted).bind(2, game).run();
}

/// The owner's games in which nobody else has a seat.
const std::string of_owner_alone =
    "SELECT rooms.id, games.id, code FROM imported_games JOIN games ON games.id = imported_games.game "
    "JOIN rooms ON rooms.id = games.room WHERE " +
    of_owner + " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND NOT " +
    is_person("seats.player") + ")";

RemovedImports remove_found(Database& database, Statement& select) {
    std::vector<std::pair<RoomId, GameId>> games;
    RemovedImports removed;
    while (select.step()) {
        games.emplace_back(select.integer(0), select.integer(1));
        removed.rooms.insert(select.text(2));
    }
    for (const auto& [room, game] : games) remove_game(database, room, game);
    removed.games = static_cast<int>(games.size());
    return removed;
}

}  // namespace

ImportOutcome import_game(Database& database, const NewImport& game) {
    if (!database.in_transaction()) throw DatabaseError("an import outside of a transaction");
    if (!is_still_here(database, game.owner)) return OwnerGone{};
    auto same = find_imported(database, game);
    if (!same) same = find_played(database, game);
    if (same) return AlreadyImported{game_name(database, *same)};
    const KeptImports kept = kept_imports(database, game.owner);
    if (kept.games >= max_imported_games) return TooManyImports{};
    if (kept.bytes + game.bytes > max_imported_bytes) return ImportsTooLarge{};
    auto room = find_own_room(database, game.owner);
    if (!room) room = make_own_room(database, game);
    if (!room) return ImportCodeTaken{};
    const GameId id = insert_game(database, *room, next_game_number(database, *room), game.setup);
    insert_mark(database, id, game);
    insert_journal(database, id, game);
    return Imported{game_name(database, id)};
}

// The scores are compared as their number, sum and maximum, without their order. Few games of a person agree in
// these. A game whose draws are known is not looked for by its record among others of that kind.
std::vector<RecordedGame> games_like(Database& database, const NewImport& record) {
    std::int64_t sum = 0;
    std::int64_t highest = std::numeric_limits<std::int64_t>::min();
    for (const SeatResult& result : record.projection.results) {
        sum += result.score;
        highest = std::max<std::int64_t>(highest, result.score);
    }
    Statement select = database.prepare(
        "SELECT code, number, rooms.id FROM games JOIN rooms ON rooms.id = games.room "
        "WHERE stage = 'over' AND games.id IN "
        "(SELECT game FROM seats WHERE " +
        is_person("player") + " UNION SELECT game FROM imported_games WHERE " + of_owner +
        ") AND (SELECT count(*), sum(score), max(score) FROM seats WHERE seats.game = games.id) = (?2, ?3, ?4) "
        "AND NOT (?6 AND EXISTS (SELECT 1 FROM game_secrets WHERE game_secrets.game = games.id)) "
        "ORDER BY games.id DESC LIMIT ?5");
    select.bind(1, record.owner).bind(2, static_cast<std::int64_t>(record.projection.results.size()));
    select.bind(3, sum).bind(4, highest).bind(5, max_recorded_games);
    select.bind(6, record.setup.seed.has_value());
    std::vector<RecordedGame> games;
    while (select.step()) games.push_back({{select.text(0), static_cast<int>(select.integer(1))}, select.integer(2)});
    return games;
}

std::optional<ImportMark> find_import(Database& database, PlayerId asker, GameId game) {
    Statement find =
        database.prepare("SELECT at, source, counts, " + of_owner + " FROM imported_games WHERE game = ?2");
    if (!find.bind(1, asker).bind(2, game).step()) return std::nullopt;
    return ImportMark{.at = find.integer(0),
                      .source = find.text(1) == "json" ? ImportSource::json : ImportSource::gcg,
                      .counts = find.integer(2) != 0,
                      .is_asker = find.integer(3) != 0};
}

std::optional<OwnImports> imports_of(Database& database, PlayerId owner) {
    Statement find = database.prepare("SELECT code" + own_room + own_room_first);
    if (!find.bind(1, owner).step()) return std::nullopt;
    const KeptImports kept = kept_imports(database, owner);
    return OwnImports{find.text(0), kept.games, kept.counting};
}

bool set_counting(Database& database, PlayerId owner, const GameName& name, Counting counting) {
    const auto game = find_own(database, owner, name);
    if (game) set_counting(database, *game, counting);
    return game.has_value();
}

int set_all_counting(Database& database, PlayerId owner, Counting counting, int limit) {
    Statement select = database.prepare("SELECT game FROM imported_games WHERE counts <> ?2 AND " + of_owner +
                                        " ORDER BY game LIMIT ?3");
    select.bind(1, owner).bind(2, counting == Counting::counted).bind(3, limit);
    std::vector<GameId> games;
    while (select.step()) games.push_back(select.integer(0));
    for (const GameId game : games) set_counting(database, game, counting);
    return static_cast<int>(games.size());
}

bool claim_seat(Database& database, const SeatClaim& claim) {
    Statement find = database.prepare(
        "SELECT first_version FROM imported_games JOIN packed_journals USING (game) WHERE game = ?2 AND " + of_owner +
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = ?2 AND " + is_person("seats.player") + ")");
    if (!find.bind(1, claim.owner).bind(2, claim.game).step()) return false;
    if (!begins_with(database, claim.game, claim.first_event)) return false;
    const std::array event{RewrittenEvent{static_cast<std::uint32_t>(find.integer(0)), claim.claimed}};
    database.prepare("INSERT INTO rewritten_games (game) VALUES (?)").bind(1, claim.game).run();
    rewrite_packed(database, claim.game, event);
    database.prepare("DELETE FROM rewritten_games WHERE game = ?").bind(1, claim.game).run();
    for (const char* sql : {"UPDATE seats SET player = ? WHERE game = ? AND seat = ?",
                            "UPDATE history_seats SET player = ? WHERE game = ? AND seat = ?"})
        database.prepare(sql).bind(1, claim.owner).bind(2, claim.game).bind(3, claim.seat).run();
    return true;
}

RemovedImports remove_imports(Database& database, PlayerId owner, int limit) {
    Statement select = database.prepare(of_owner_alone + " LIMIT ?2");
    select.bind(1, owner).bind(2, limit);
    return remove_found(database, select);
}

RemovedImports remove_import(Database& database, PlayerId owner, const GameName& name) {
    Statement select = database.prepare(of_owner_alone + " AND code = ?2 AND number = ?3");
    select.bind(1, owner).bind(2, name.room).bind(3, name.number);
    return remove_found(database, select);
}

void remove_import_mark(Database& database, GameId game) {
    database.prepare("DELETE FROM imported_games WHERE game = ?").bind(1, game).run();
}

}  // namespace crisscross::storage
