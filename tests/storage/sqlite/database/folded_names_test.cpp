#include "storage/sqlite/tables/history/found/found_games.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

std::size_t games_with(Database& database, const std::string& folded_name) {
    const auto found = find_games(database, {.scope = {.player = 1}, .subject = OfNamed{folded_name}});
    return std::get<GamePage>(found).games.size();
}

}  // namespace

TEST_CASE(
    "names from before an upgrade are found by the letters A to Z at once, and by others when they are kept anew") {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("COLUMN folded_name")));
    GameId other = 0;
    {
        Database database(path);
        database.execute("INSERT INTO players (id, name, created) VALUES (1, 'Mara', 0), (2, 'Jonas', 0)");
        add_old_rows(database, add_old_game(database, "AAAAAAAA", 1000), "Mara", "Jonas");
        other = add_old_game(database, "BBBBBBBB", 2000);
        add_old_rows(database, other, "Mara", "\u00c4NNE");
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    CHECK(games_with(database, "mara") == 2);
    CHECK(games_with(database, "jonas") == 1);
    const auto again = find_unindexed(database, 9);
    REQUIRE(again.size() == 1);
    CHECK(again[0].game == other);
    HistoryGame rows = rows_of(other, 2000, {{1, "Mara", 300}, {2, "\u00c4NNE", 200}});
    rows.seats[1].folded_name = "\u00e4nne";
    Transaction transaction(database);
    keep_history(database, rows);
    transaction.commit();
    CHECK(games_with(database, "\u00e4nne") == 1);
    CHECK(find_unindexed(database, 9).empty());
    CHECK(ask(database, "SELECT count(*) FROM history_seats") == "4");
}
