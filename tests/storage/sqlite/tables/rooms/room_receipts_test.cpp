#include "storage/sqlite/tables/rooms/room_receipts.hpp"

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/tables/rooms/series.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

using Requests = std::vector<CommandId>;

/// A room, and players 1 and 2.
struct AskedRoom {
    AskedRoom() {
        for (int number = 1; number <= 2; ++number) create_player(database, device(number));
        add_room(database, "AAAAAAAA");
        id = find_room(database, "AAAAAAAA")->id;
    }
    /// A request that gives the room its id as a name.
    ChangeRoom naming(const CommandId& request) const {
        return {.room = id, .about = {.name = request.id}, .request = request};
    }
    void change(const ChangeRoom& wanted) {
        Transaction transaction(database);
        change_room(database, wanted);
        transaction.commit();
    }
    CreateGameOutcome begin(const CommandId& request) {
        Transaction transaction(database);
        const CreateGameOutcome outcome = create_game(
            database,
            {.room = id, .number = 2, .setup = setup("AAAAAAAA"), .events = {"seated"}, .request = request});
        transaction.commit();
        return outcome;
    }
    Requests receipts() { return load_series(database, id, 20).receipts; }
    std::string name() { return about_room(database, id).name; }

    DataFile file{};
    Database database{file.path};
    RoomId id = 0;
};

}  // namespace

TEST_CASE("a change of a room is stored with the receipt of its request, and one without a request has none") {
    AskedRoom room;
    room.change(room.naming({2, "second"}));
    room.change(room.naming({1, "first"}));
    room.change({.room = room.id, .about = {.name = "third"}});
    CHECK(room.name() == "third");
    CHECK(room.receipts() == Requests{{2, "second"}, {1, "first"}});
}

TEST_CASE("a change of a room that is rolled back leaves no receipt") {
    AskedRoom room;
    {
        const Transaction transaction(room.database);
        change_room(room.database, room.naming({1, "lost"}));
    }
    CHECK(room.name().empty());
    CHECK(room.receipts().empty());
}

TEST_CASE("the next game of a room is stored with the receipt of its request, and one that comes too late has none") {
    AskedRoom room;
    CHECK(std::holds_alternative<GameCreated>(room.begin({1, "begin"})));
    CHECK(std::holds_alternative<Conflict>(room.begin({2, "too late"})));
    CHECK(room.receipts() == Requests{{1, "begin"}});
}

TEST_CASE("a room has the receipts of its latest 64 requests, and no other room loses one for them") {
    AskedRoom room;
    add_room(room.database, "BBBBBBBB");
    const RoomId other = find_room(room.database, "BBBBBBBB")->id;
    room.change({.room = other, .request = CommandId{1, "r0"}});
    for (int number = 1; number <= 70; ++number) room.change(room.naming({1, "r" + std::to_string(number)}));
    const Requests receipts = room.receipts();
    REQUIRE(receipts.size() == 64);
    CHECK(receipts.front().id == "r7");
    CHECK(receipts.back().id == "r70");
    CHECK(room_receipts(room.database, other) == Requests{{1, "r0"}});
}

TEST_CASE("what somebody has asked of a room who is gone meanwhile leaves no receipt") {
    AskedRoom room;
    room.database.execute("UPDATE players SET name = '', deleted = 9000 WHERE id = 2");
    for (const PlayerId gone : {PlayerId{2}, PlayerId{99}}) room.change(room.naming({gone, "of nobody"}));
    CHECK(room.name() == "of nobody");
    CHECK(room.receipts().empty());
}
