#include "storage/sqlite/tables/last_numbers.hpp"

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("nobody and nothing gets the number of a guest, a room or a game that was removed") {
    DataFile file;
    Database database(file.path);
    const PlayerId guest = create_player(database, device(1)).player.id;
    const GameId game = add_room(database, "AAAAAAAA");
    const RoomId room = find_room(database, "AAAAAAAA")->id;
    Transaction transaction(database);
    const RemovedCount removed =
        remove_unused(database, {.before = 9000, .rooms = {{room, "AAAAAAAA", {}}}, .players = {{guest, {}}}});
    transaction.commit();
    CHECK(removed == RemovedCount{.rooms = 1, .players = 1});
    CHECK(create_player(database, device(2)).player.id == guest + 1);
    CHECK(add_room(database, "BBBBBBBB") == game + 1);
    CHECK(find_room(database, "BBBBBBBB")->id == room + 1);
}

TEST_CASE("after an upgrade, new numbers follow the last one of before, even if its row is removed then") {
    const TemporaryFolder folder;
    const auto path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("CREATE TABLE last_numbers")));
    Database(path).execute("INSERT INTO players (id, created) VALUES (7, 0)");
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    database.execute("DELETE FROM players");
    CHECK(create_player(database, device(1)).player.id == 8);
    CHECK(add_room(database, "AAAAAAAA") == 1);
}
