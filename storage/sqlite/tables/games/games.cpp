#include "storage/sqlite/tables/games/games.hpp"

#include "storage/sqlite/tables/games/annotations.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/last_numbers.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"
#include "storage/sqlite/tables/rooms/room_receipts.hpp"

namespace crisscross::storage {
namespace {

std::optional<StoredGame> find_game(Database& database, RoomId room, std::optional<int> number) {
    Statement find = database.prepare(
        "SELECT games.id, code, number, version, system, rules, lexicon, lexicon_hash, seed, annotations, "
        "games.rated, packed_annotations "
        "FROM games JOIN rooms ON rooms.id = games.room LEFT JOIN game_secrets ON game_secrets.game = games.id "
        "LEFT JOIN imported_games ON imported_games.game = games.id "
        "WHERE games.room = ?1 AND (?2 IS NULL OR number = ?2) AND (seed IS NOT NULL OR "
        "imported_games.game IS NOT NULL) ORDER BY number DESC LIMIT 1");
    find.bind(1, room);
    find.bind(2, number);
    if (!find.step()) return std::nullopt;
    StoredGame game{
        .id = find.integer(0),
        .room = find.text(1),
        .number = static_cast<int>(find.integer(2)),
        .version = static_cast<std::uint32_t>(find.integer(3)),
        .setup = {
            .system = find.text(4), .rules = find.text(5), .lexicon = find.text(6), .rated = find.integer(10) != 0}};
    find.blob(7, game.setup.lexicon_hash);
    if (!find.is_null(8)) find.blob(8, game.setup.seed.emplace());
    game.annotations = annotations_in(find, 9, 11);
    return game;
}

int last_number(Database& database, RoomId room) {
    Statement find = database.prepare("SELECT last_game FROM rooms WHERE id = ?");
    return find.bind(1, room).step() ? static_cast<int>(find.integer(0)) : 0;
}

}  // namespace

GameId insert_game(Database& database, RoomId room, int number, const GameSetup& setup) {
    const GameId game = new_number(database, Numbered::games);
    database
        .prepare(
            "INSERT INTO games (room, number, system, stage, version, changed, lexicon, lexicon_hash, rules, rated, "
            "id) VALUES (?, ?, ?, 'waiting', 0, 0, ?, ?, ?, ?, ?)")
        .bind(1, room)
        .bind(2, number)
        .bind(3, setup.system)
        .bind(4, setup.lexicon)
        .bind(5, setup.lexicon_hash)
        .bind(6, setup.rules)
        .bind(7, setup.rated ? 1 : 0)
        .bind(8, game)
        .run();
    database.prepare("UPDATE rooms SET last_game = ? WHERE id = ?").bind(1, number).bind(2, room).run();
    if (setup.seed)
        database.prepare("INSERT INTO game_secrets (game, seed) VALUES (?, ?)")
            .bind(1, game)
            .bind(2, *setup.seed)
            .run();
    return game;
}

CreateGameOutcome create_game(Database& database, const CreateGame& create) {
    if (!database.in_transaction()) throw DatabaseError("a new game outside of a transaction");
    if (create.number != last_number(database, create.room) + 1) return Conflict{};
    const GameId game = insert_game(database, create.room, create.number, create.setup);
    const Append first{.game = game, .at = create.at, .events = create.events, .projection = create.projection};
    if (append(database, first) != AppendOutcome(Stored{}))
        throw DatabaseError("the first events of a new game were not stored");
    if (create.request) keep_room_receipt(database, create.room, *create.request);
    return GameCreated{game};
}

std::optional<StoredGame> load_game(Database& database, RoomId room, std::optional<int> number, std::uint32_t from) {
    std::optional<StoredGame> game = find_game(database, room, number);
    if (!game) return std::nullopt;
    game->entries = entries_of(database, game->id, from);
    game->receipts = receipts_of(database, game->id);
    return game;
}

std::optional<StoredGame> read_game(Database& database, RoomId room, std::optional<int> number) {
    std::optional<StoredGame> game = find_game(database, room, number);
    if (game) game->entries = entries_of(database, game->id, 0);
    return game;
}

std::optional<GameVersion> find_version(Database& database, RoomId room, std::optional<int> number) {
    Statement find = database.prepare(
        "SELECT number, version FROM games WHERE room = ?1 AND (?2 IS NULL OR number = ?2) "
        "ORDER BY number DESC LIMIT 1");
    find.bind(1, room);
    find.bind(2, number);
    if (!find.step()) return std::nullopt;
    return GameVersion{static_cast<int>(find.integer(0)), static_cast<std::uint32_t>(find.integer(1))};
}

// One that was under way when the host closed its room ended with the room.
int count_games(Database& database, PlayerId player, int max) {
    Statement count = database.prepare(
        "SELECT count(*) FROM (SELECT 1 FROM seats JOIN games ON games.id = seats.game "
        "JOIN rooms ON rooms.id = games.room WHERE " +
        is_person("seats.player") + " AND stage <> 'over' AND closed IS NULL LIMIT ?2)");
    count.bind(1, person_of(database, player)).bind(2, max).step();
    return static_cast<int>(count.integer(0));
}

std::vector<PlayerId> players_in(Database& database, RoomId room) {
    Statement find = database.prepare(
        "SELECT DISTINCT player FROM games JOIN seats ON seats.game = games.id "
        "WHERE games.room = ?1 AND player IS NOT NULL");
    find.bind(1, room);
    std::vector<PlayerId> people;
    while (find.step()) people.push_back(find.integer(0));
    return people;
}

}  // namespace crisscross::storage
