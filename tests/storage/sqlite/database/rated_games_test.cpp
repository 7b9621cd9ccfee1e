#include "storage/sqlite/tables/history/found_games.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// The rows of a finished game for searches, as they were before games could be without ratings: player 1 has won.
void add_old_rows(Database& database, GameId game) {
    const std::string id = std::to_string(game);
    database.execute(
        "INSERT INTO history_games (game, room, system, began, ended, day, reason, moves, margin, highest_play, "
        "highest_turn, highest_words, bingos, phonies, found_valid, found_invalid, words) "
        "SELECT id, room, system, 0, changed, 101, 'went_out', 1, 0, 0, 0, '', 0, 0, 0, 0, '' FROM games WHERE id "
        "= " +
        id);
    for (const std::string seat : {"0, 1, 'Mara', 300, 'won'", "1, 2, 'Jonas', 200, 'lost'"})
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

}  // namespace

TEST_CASE("rooms and games from before an upgrade, which could not be without ratings, count for them") {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("rooms ADD COLUMN rated")));
    {
        Database database(path);
        database.execute("INSERT INTO players (id, name, created) VALUES (1, 'Mara', 0), (2, 'Jonas', 0)");
        add_old_rows(database, add_old_game(database, "AAAAAAAA", 1000));
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    CHECK(find_room(database, "AAAAAAAA")->about.rated);
    CHECK(game_of(database, "AAAAAAAA")->setup.rated);
    CHECK(find_game(database, {.player = 1}, {"AAAAAAAA", 1})->rated);
    const auto rows = read_statistics(database, {.scope = {.player = 1}, .subject = OfAsker{}});
    REQUIRE(rows.has_value());
    CHECK(rows->rated.size() == 2);
}
