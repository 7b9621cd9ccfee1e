#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("older webhooks and feeds are in English") {
    const TemporaryFolder folder;
    REQUIRE_FALSE(migrate(folder / "crisscross.db", steps_before("webhooks ADD COLUMN language")));
    Database(folder / "crisscross.db")
        .execute(
            "INSERT INTO players (created) VALUES (0); "
            "INSERT INTO rooms (code, created) VALUES ('AAAAAAAA', 0); "
            "INSERT INTO webhooks (room, format, address, created) SELECT id, 'plain', 'https://a/', 0 FROM rooms; "
            "INSERT INTO feeds (player, secret_hash) SELECT id, randomblob(32) FROM players");
    REQUIRE_FALSE(migrate(folder / "crisscross.db"));
    Database database(folder / "crisscross.db");
    CHECK(ask(database, "SELECT language FROM webhooks") == "en");
    CHECK(ask(database, "SELECT language FROM feeds") == "en");
}
