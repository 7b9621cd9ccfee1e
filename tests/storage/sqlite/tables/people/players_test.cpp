#include "storage/sqlite/tables/people/players.hpp"

#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a player is found by the hash of their token only") {
    DataFile file;
    Database database(file.path);
    const PlayerOnDevice mara = create_player(database, device(1));
    const PlayerOnDevice jonas = create_player(database, device(2));
    CHECK(mara.player.id != jonas.player.id);
    CHECK(mara.player.name.empty());
    CHECK(find_player(database, token(1)) == mara);
    CHECK(find_player(database, token(2)) == jonas);
    CHECK_FALSE(find_player(database, token(3)));
}

TEST_CASE("a player's name is the one used last") {
    DataFile file;
    Database database(file.path);
    const PlayerRow mara = create_player(database, device(1)).player;
    create_player(database, device(2));
    for (const std::string name : {"Mara", "Mára"}) {
        CreateRoom room = new_room("ROOM" + name);
        room.projection.names = {{mara.id, name}};
        add_room(database, room);
    }
    CHECK(find_player(database, token(1))->player == PlayerRow{mara.id, "Mára", 1000, 1000});
    CHECK(find_player(database, token(2))->player.name.empty());
}

TEST_CASE("two players cannot have the same token") {
    DataFile file;
    Database database(file.path);
    create_player(database, device(1));
    CHECK_THROWS_AS(create_player(database, device(1, 2000)), DatabaseError);
}

TEST_CASE("a player can be removed once, and is still found") {
    DataFile file;
    Database database(file.path);
    const PlayerRow mara = create_player(database, device(1)).player;
    CHECK(remove_player(database, mara.id, 2000).now);
    CHECK_FALSE(remove_player(database, mara.id, 3000).now);
    CHECK_FALSE(remove_player(database, mara.id + 1, 3000).now);
    CHECK(find_player(database, token(1))->player.removed);
}

TEST_CASE("the webhooks of somebody who is removed go, and they cannot set another") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = create_player(database, device(1)).player.id;
    CreateRoom create = new_room("AAAAAAAA");
    create.command = CommandId{mara, "made"};
    add_room(database, create);
    const RoomId room = find_room(database, "AAAAAAAA")->id;
    const Webhook webhook{"plain", "https://hooks.example.org/", {"over"}};
    CHECK(set_webhook(database, room, mara, webhook, 1000));
    REQUIRE(find_webhook(database, room) == webhook);
    REQUIRE(remove_player(database, mara, 2000).now);
    CHECK_FALSE(find_webhook(database, room));
    CHECK_FALSE(set_webhook(database, room, mara, webhook, 3000));
    CHECK_FALSE(find_webhook(database, room));
}
