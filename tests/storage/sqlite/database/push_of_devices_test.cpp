#include <algorithm>

#include "storage/sqlite/database/migration.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// The steps before the one that ties push devices to devices.
std::span<const Migration> steps_before() {
    const auto steps = migrations();
    const auto is_it = [](const Migration& step) {
        return step.sql.find("push_devices ADD COLUMN") != step.sql.npos;
    };
    return steps.first(static_cast<std::size_t>(std::ranges::find_if(steps, is_it) - steps.begin()));
}

}  // namespace

TEST_CASE("an older push device belongs to its player's device, where they are signed in on only one") {
    const TemporaryFolder folder;
    REQUIRE_FALSE(migrate(folder / "crisscross.db", steps_before()));
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
