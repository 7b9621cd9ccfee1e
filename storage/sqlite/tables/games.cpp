#include "storage/sqlite/tables/games.hpp"

#include "storage/sqlite/tables/journal.hpp"

namespace crisscross::storage {
namespace {

std::optional<StoredGame> find_latest_game(Database& database, RoomId room) {
    Statement find = database.prepare(
        "SELECT games.id, code, number, version, system, rules, lexicon, lexicon_hash, seed "
        "FROM games JOIN rooms ON rooms.id = games.room JOIN game_secrets ON game_secrets.game = games.id "
        "WHERE games.room = ? ORDER BY number DESC LIMIT 1");
    if (!find.bind(1, room).step()) return std::nullopt;
    StoredGame game{.id = find.integer(0),
                    .room = find.text(1),
                    .number = static_cast<int>(find.integer(2)),
                    .version = static_cast<std::uint32_t>(find.integer(3)),
                    .setup = {.system = find.text(4), .rules = find.text(5), .lexicon = find.text(6)}};
    find.blob(7, game.setup.lexicon_hash);
    find.blob(8, game.setup.seed);
    return game;
}

}  // namespace

GameId create_game(Database& database, RoomId room, int number, const GameSetup& setup) {
    database
        .prepare(
            "INSERT INTO games (room, number, system, stage, version, changed, lexicon, lexicon_hash, rules) "
            "VALUES (?, ?, ?, 'waiting', 0, 0, ?, ?, ?)")
        .bind(1, room)
        .bind(2, number)
        .bind(3, setup.system)
        .bind(4, setup.lexicon)
        .bind(5, setup.lexicon_hash)
        .bind(6, setup.rules)
        .run();
    const GameId game = database.last_insert_id();
    database.prepare("INSERT INTO game_secrets (game, seed) VALUES (?, ?)").bind(1, game).bind(2, setup.seed).run();
    return game;
}

std::optional<StoredGame> load_game(Database& database, RoomId room, std::uint32_t from) {
    std::optional<StoredGame> game = find_latest_game(database, room);
    if (!game) return std::nullopt;
    game->entries = entries_of(database, game->id, from);
    game->receipts = receipts_of(database, game->id);
    return game;
}

}  // namespace crisscross::storage
