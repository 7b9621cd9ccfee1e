#include "storage/sqlite/tables/players.hpp"

#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a player is found by the hash of their token only") {
    DataFile file;
    Database database(file.path);
    const PlayerRow mara = create_player(database, token(1), 1000);
    const PlayerRow jonas = create_player(database, token(2), 1000);
    CHECK(mara.id != jonas.id);
    CHECK(mara.name.empty());
    CHECK(find_player(database, token(1)) == mara);
    CHECK(find_player(database, token(2)) == jonas);
    CHECK_FALSE(find_player(database, token(3)));
}

TEST_CASE("a player's name is the one used last") {
    DataFile file;
    Database database(file.path);
    const PlayerRow mara = create_player(database, token(1), 1000);
    create_player(database, token(2), 1000);
    for (const std::string name : {"Mara", "Mára"}) {
        CreateRoom room = new_room("ROOM" + name);
        room.projection.names = {{mara.id, name}};
        add_room(database, room);
    }
    CHECK(find_player(database, token(1)) == PlayerRow{mara.id, "Mára", 1000, 1000});
    CHECK(find_player(database, token(2))->name.empty());
}

TEST_CASE("two players cannot have the same token") {
    DataFile file;
    Database database(file.path);
    create_player(database, token(1), 1000);
    CHECK_THROWS_AS(create_player(database, token(1), 2000), DatabaseError);
}

TEST_CASE("a token can be stored only as a hash") {
    DataFile file;
    Database database(file.path);
    CHECK_THROWS_AS(database.execute("INSERT INTO players (token_hash, created) VALUES (x'6d7920746f6b656e', 1000)"),
                    DatabaseError);
}

TEST_CASE("the store knows when a player was seen last") {
    DataFile file;
    Database database(file.path);
    const PlayerRow mara = create_player(database, token(1), 1000);
    CHECK(mara.seen == 1000);
    saw_player(database, mara.id, 9000);
    CHECK(find_player(database, token(1))->seen == 9000);
}

TEST_CASE("a player can be removed once, and is still found") {
    DataFile file;
    Database database(file.path);
    const PlayerRow mara = create_player(database, token(1), 1000);
    CHECK(remove_player(database, mara.id, 2000));
    CHECK_FALSE(remove_player(database, mara.id, 3000));
    CHECK_FALSE(remove_player(database, mara.id + 1, 3000));
    CHECK(find_player(database, token(1))->removed);
}
