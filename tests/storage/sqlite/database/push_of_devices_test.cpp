#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("an older push device belongs to its player's device, where they are signed in on only one") {
    const TemporaryFolder folder;
    REQUIRE_FALSE(migrate(folder / "crisscross.db", steps_before("push_devices ADD COLUMN")));
    Database(folder / "crisscross.db")
        .execute(
            "INSERT INTO players (created) VALUES (0), (0); "
            "INSERT INTO devices (player, token_hash, created, seen, signed_out) VALUES "
            "(1, randomblob(32), 0, 0, NULL), (1, randomblob(32), 0, 0, 5), "
            "(2, randomblob(32), 0, 0, NULL), (2, randomblob(32), 0, 0, NULL); "
            "INSERT INTO push_devices (player, address, public_key, secret, created) "
            "SELECT id, 'address ' || id, randomblob(65), randomblob(16), 0 FROM players");
    REQUIRE_FALSE(migrate(folder / "crisscross.db"));
    Database database(folder / "crisscross.db");
    CHECK(ask(database, "SELECT signed_in FROM push_devices WHERE player = 1") == "1");
    CHECK(ask(database, "SELECT count(*) FROM push_devices WHERE player = 2 AND signed_in IS NULL") == "1");
}
