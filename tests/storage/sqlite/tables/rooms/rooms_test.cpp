#include "storage/sqlite/tables/rooms/rooms.hpp"

#include "storage/sqlite/tables/games/journal.hpp"
#include "tests/storage/sqlite/tables/rooms/club.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a room is found by its code") {
    Club club;
    add_room(club.database, "AAAAAAAA");
    add_room(club.database, "BCDEFGHK", 1500);
    const auto room = find_room(club.database, "BCDEFGHK");
    REQUIRE(room);
    CHECK(*room == RoomRow{.id = room->id, .code = "BCDEFGHK", .created = 1500, .last_game = 1});
    CHECK_FALSE(find_room(club.database, "BCDEFGHM"));
}

TEST_CASE("a new room has a game with its first events and the receipt of the command that created it") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA", 1500);
    room.events = {"made", "seated"};
    room.command = CommandId{1, "new-1"};
    const auto created = std::get<RoomCreated>(club.create(room));
    const Receipt receipt{{1, "new-1"}, "AAAAAAAA", 1, 2, ReceiptKind::create};
    CHECK(game_of(club.database, "AAAAAAAA") == StoredGame{.id = created.game,
                                                           .room = "AAAAAAAA",
                                                           .number = 1,
                                                           .version = 2,
                                                           .setup = setup("AAAAAAAA"),
                                                           .entries = {{1, 1500, "made"}, {2, 1500, "seated"}},
                                                           .receipts = {receipt}});
    CHECK(find_room(club.database, "AAAAAAAA")->id == created.room);
    CHECK(find_receipt(club.database, {1, "new-1"}) == receipt);
}

TEST_CASE("a code that is taken creates no room and stores nothing") {
    Club club;
    add_room(club.database, "AAAAAAAA");
    CreateRoom other = new_room("AAAAAAAA");
    other.setup.rules = "other rules";
    other.command = CommandId{1, "new-1"};
    CHECK(club.create(other) == CreateRoomOutcome(CodeTaken{}));
    CHECK(game_of(club.database, "AAAAAAAA")->setup.rules == "rules of AAAAAAAA");
    CHECK_FALSE(find_receipt(club.database, {1, "new-1"}));
    for (const std::string table : {"events", "games", "game_secrets"})
        CHECK(ask(club.database, "SELECT count(*) FROM " + table) == "1");
}

TEST_CASE("a room that cannot be stored whole is not stored at all") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA");
    room.command = CommandId{99, "of nobody"};
    CHECK_THROWS_AS(club.create(room), DatabaseError);
    CHECK_FALSE(find_room(club.database, "AAAAAAAA"));
    for (const std::string table : {"events", "games", "game_secrets"})
        CHECK(ask(club.database, "SELECT count(*) FROM " + table) == "0");
}

TEST_CASE("a repeated command creates no second room, and names the first") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA");
    room.command = CommandId{1, "new-1"};
    club.create(room);
    room.code = "BBBBBBBB";
    CHECK(club.create(room) == CreateRoomOutcome(Repeated{{{1, "new-1"}, "AAAAAAAA", 1, 1, ReceiptKind::create}}));
    CHECK_FALSE(find_room(club.database, "BBBBBBBB"));
}

TEST_CASE("a create whose id was used in a room creates none, and its receipt says what the id was used for") {
    Club club;
    Append pass = events(add_room(club.database, "AAAAAAAA"), 1);
    pass.command = CommandId{1, "c1"};
    append_now(club.database, pass);
    CreateRoom room = new_room("BBBBBBBB");
    room.command = pass.command;
    CHECK(club.create(room) == CreateRoomOutcome(Repeated{{{1, "c1"}, "AAAAAAAA", 1, 2, ReceiptKind::in_room}}));
    CHECK_FALSE(find_room(club.database, "BBBBBBBB"));
}

TEST_CASE("a command whose id created a room is applied nowhere, and its receipt says what the id was used for") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA");
    room.command = CommandId{1, "c1"};
    const GameId created = std::get<RoomCreated>(club.create(room)).game;
    for (const GameId game : {created, add_room(club.database, "BBBBBBBB")}) {
        Append pass = events(game, 1);
        pass.command = room.command;
        CHECK(append_now(club.database, pass) ==
              AppendOutcome(Repeated{{{1, "c1"}, "AAAAAAAA", 1, 1, ReceiptKind::create}}));
    }
}

TEST_CASE("a room can be created only within a transaction") {
    Club club;
    CHECK_THROWS_AS(create_room(club.database, new_room("AAAAAAAA")), DatabaseError);
}

TEST_CASE("no table that lists read has the seed of a game") {
    Club club;
    CHECK(ask(club.database,
              "SELECT group_concat(m.name) FROM sqlite_schema AS m, pragma_table_info(m.name) AS c "
              "WHERE c.name LIKE '%seed%'") == "game_secrets");
}
