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

void add_old_rows(Database& database, GameId game, const std::string& winner, const std::string& loser) {
    const std::string id = std::to_string(game);
    database.execute(
        "INSERT INTO history_games (game, room, system, began, ended, day, reason, moves, margin, highest_play, "
        "highest_turn, highest_words, bingos, phonies, found_valid, found_invalid, words) "
        "SELECT id, room, system, 0, changed, 101, 'went_out', 1, 0, 0, 0, '', 0, 0, 0, 0, '' FROM games WHERE id "
        "= " +
        id);
    for (const std::string& seat : {"0, 1, '" + winner + "', 300, 'won'", "1, 2, '" + loser + "', 200, 'lost'"})
        database.execute(
            "INSERT INTO history_seats (game, room, system, month, ended, margin, moves, plays, play_points, bingos, "
            "highest_play, challenges_won, challenges_lost, phonies_stood, phonies_withdrawn, think_ms, "
            "longest_word, "
            "longest_letters, longest_score, longest_turn, highest_word, highest_score, highest_turn, seat, player, "
            "name, score, result) SELECT game, room, system, '1970-01', ended, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, '', "
            "0, 0, 0, '', 0, 0, " +
            seat + " FROM history_games WHERE game = " + id);
    database.execute("UPDATE games SET history = 1 WHERE id = " + id);
}

}  // namespace crisscross::test
