#include "storage/sqlite/tables/history/found/found_games.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("rooms and games from before an upgrade, which could not be without ratings, count for them") {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("rooms ADD COLUMN rated")));
    {
        Database database(path);
        database.execute("INSERT INTO players (id, name, created) VALUES (1, 'Mara', 0), (2, 'Jonas', 0)");
        add_old_rows(database, add_old_game(database, "AAAAAAAA", 1000), "Mara", "Jonas");
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    CHECK(find_room(database, "AAAAAAAA")->about.rated);
    CHECK(game_of(database, "AAAAAAAA")->setup.rated);
    CHECK(std::get<FoundGame>(find_game(database, {.player = 1}, {"AAAAAAAA", 1})).rated);
    const auto rows = read_statistics(database, {.scope = {.player = 1}, .subject = OfAsker{}});
    REQUIRE(rows.has_value());
    CHECK(rows->rated.size() == 2);
}
