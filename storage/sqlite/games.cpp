#include "storage/sqlite/games.hpp"

#include "storage/sqlite/journal.hpp"

namespace crisscross::storage {
namespace {

constexpr const char* game_columns =
    "SELECT games.id, code, number, version, system, rules, lexicon, lexicon_hash, seed "
    "FROM games JOIN rooms ON rooms.id = games.room JOIN game_secrets ON game_secrets.game = games.id WHERE ";

StoredGame read_game(const Statement& row) {
    StoredGame game{.id = row.integer(0),
                    .room = row.text(1),
                    .number = static_cast<int>(row.integer(2)),
                    .version = static_cast<std::uint32_t>(row.integer(3)),
                    .setup = {.system = row.text(4), .rules = row.text(5), .lexicon = row.text(6)}};
    row.blob(7, game.setup.lexicon_hash);
    row.blob(8, game.setup.seed);
    return game;
}

/// The game that the condition finds for this id.
std::optional<StoredGame> find_game(Database& database, const std::string& condition, std::int64_t id) {
    Statement find = database.prepare(game_columns + condition);
    if (!find.bind(1, id).step()) return std::nullopt;
    return read_game(find);
}

void load_history(Database& database, StoredGame& game, std::uint32_t from) {
    game.entries = entries_of(database, game.id, from);
    game.receipts = receipts_of(database, game.id);
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
    auto game = find_game(database, "games.room = ? ORDER BY number DESC LIMIT 1", room);
    if (game) load_history(database, *game, from);
    return game;
}

std::optional<StoredGame> load_game_by_id(Database& database, GameId id) {
    auto game = find_game(database, "games.id = ?", id);
    if (game) load_history(database, *game, 0);
    return game;
}

}  // namespace crisscross::storage
