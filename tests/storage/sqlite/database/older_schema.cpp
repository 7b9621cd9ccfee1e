#include "tests/storage/sqlite/database/older_schema.hpp"

#include <algorithm>

namespace crisscross::test {

using namespace storage;

std::span<const Migration> steps_before(std::string_view text) {
    const auto all = migrations();
    const auto has_text = [text](const Migration& step) { return step.sql.find(text) != step.sql.npos; };
    return all.first(static_cast<std::size_t>(std::ranges::find_if(all, has_text) - all.begin()));
}

GameId add_old_game(Database& database, const std::string& room, std::int64_t ended) {
    database.execute("INSERT INTO rooms (code, created) VALUES ('" + room + "', 0)");
    database.execute(
        "INSERT INTO games (room, number, system, stage, version, changed, lexicon, lexicon_hash, rules) VALUES (" +
        std::to_string(database.last_insert_id()) + ", 1, 'classic', 'over', 1, " + std::to_string(ended) +
        ", 'english', zeroblob(32), '')");
    const GameId game = database.last_insert_id();
    database.execute("INSERT INTO game_secrets (game, seed) VALUES (" + std::to_string(game) + ", zeroblob(32))");
    return game;
}

}  // namespace crisscross::test
