#include "storage/sqlite/tables/history/imports.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("games that were imported before an upgrade keep their annotations, and their bytes are counted") {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("ADD COLUMN packed_annotations")));
    {
        Database database(path);
        database.execute("INSERT INTO players (id, name, created) VALUES (1, 'Mara', 0)");
        const std::string game = std::to_string(add_old_game(database, "AAAAAAAA", 1000));
        database.execute(
            "INSERT INTO imported_games (game, owner, at, source, hash, first_version, annotations) VALUES (" + game +
            ", 1, 0, 'json', zeroblob(32), 1, '{\"mine\":\"\u00e9\"}')");
        database.execute("INSERT INTO packed_journals (game, version, entries) VALUES (" + game +
                         ", 1, zeroblob(100))");
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    CHECK(game_of(database, "AAAAAAAA")->annotations == "{\"mine\":\"\u00e9\"}");
    CHECK(ask(database, "SELECT bytes FROM imported_games") == "113");
}
