#include "storage/rooms.hpp"

#include "storage/accounts.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A data file with four players: 1 Mara, 2 Jonas, 3 Ida, 4 Tom.
struct Club {
    Club() {
        for (int number = 1; number <= 4; ++number) create_account(database, token(number), 1000);
    }

    RoomId room_of(const std::string& code, std::vector<PlayerId> players, std::int64_t at = 1000) {
        const RoomId room = add_room(database, code, at);
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            add_seat(database, room, static_cast<int>(seat), players[seat], names.at(players[seat]));
        return room;
    }
    RoomListing listing(PlayerId player) { return rooms_of(database, player).at(0); }
    std::vector<std::string> codes(PlayerId player, int limit = 100) {
        std::vector<std::string> found;
        for (const RoomListing& room : rooms_of(database, player, limit)) found.push_back(room.code);
        return found;
    }

    const std::vector<std::string> names{"", "Mara", "Jonas", "Ida", "Tom"};
    DataFile file{};
    Database database{file.path};
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a room is found by its code and by its id, with all that belongs to it") {
    Club club;
    add_room(club.database, "AAAAAAAA");
    const RoomId id = add_room(club.database, "BCDEFGHK");
    RoomRow row = room_row("BCDEFGHK");
    row.id = id;
    row.version = 1;
    CHECK(find_room(club.database, "BCDEFGHK") == row);
    CHECK(find_room(club.database, id) == row);
    CHECK_FALSE(find_room(club.database, "BCDEFGHM"));
    CHECK_FALSE(find_room(club.database, id + 1));
}

TEST_CASE("a new room has its first events and the receipt of its maker's command") {
    Club club;
    Transaction transaction(club.database);
    const auto room = create_room(club.database, room_row("AAAAAAAA"),
                                  {.at = 1500, .bodies = {"made", "seated"}, .command = {{1, "new-1"}}});
    REQUIRE(room);
    CHECK(load(club.database, *room) == std::vector<JournalEntry>{{1, 1500, "made"}, {2, 1500, "seated"}});
    CHECK(find_receipt(club.database, 1, "new-1") == Receipt{1, "new-1", *room, 2});
}

TEST_CASE("a code that is taken makes no room and stores nothing") {
    Club club;
    add_room(club.database, "AAAAAAAA");
    RoomRow other = room_row("AAAAAAAA");
    other.rules = "other rules";
    {
        Transaction transaction(club.database);
        CHECK_FALSE(create_room(club.database, other, {.bodies = {"x"}, .command = {{1, "new-1"}}}));
        transaction.commit();
    }
    CHECK(find_room(club.database, "AAAAAAAA")->rules == "rules of AAAAAAAA");
    CHECK_FALSE(find_receipt(club.database, 1, "new-1"));
    CHECK(ask(club.database, "SELECT count(*) FROM events") == "1");
    CHECK(ask(club.database, "SELECT count(*) FROM game_secrets") == "1");
}

TEST_CASE("a room that fails in its middle stores nothing") {
    Club club;
    {
        Transaction transaction(club.database);
        CHECK_THROWS_AS(
            create_room(club.database, room_row("AAAAAAAA"), {.bodies = {"x"}, .command = {{99, "of nobody"}}}),
            DatabaseError);
        transaction.commit();
    }
    CHECK_FALSE(find_room(club.database, "AAAAAAAA"));
    CHECK(ask(club.database, "SELECT count(*) FROM game_secrets") == "0");
}

TEST_CASE("a command that made a room makes no second one") {
    Club club;
    Transaction transaction(club.database);
    const Append first{.bodies = {"x"}, .command = {{1, "new-1"}}};
    REQUIRE(create_room(club.database, room_row("AAAAAAAA"), first));
    CHECK_THROWS_AS(create_room(club.database, room_row("BBBBBBBB"), first), DatabaseError);
    CHECK_FALSE(find_room(club.database, "BBBBBBBB"));
}

TEST_CASE("the seed of a room stands in no table that lists read") {
    Club club;
    CHECK(ask(club.database,
              "SELECT group_concat(m.name) FROM sqlite_schema AS m, pragma_table_info(m.name) AS c "
              "WHERE c.name LIKE '%seed%'") == "game_secrets");
}

TEST_CASE("seats behind a vacated one move up") {
    Club club;
    const RoomId room = club.room_of("AAAAAAAA", {1, 2, 3, 4});
    remove_seat(club.database, room, 1);
    CHECK(club.listing(1).names == Names{"Mara", "Ida", "Tom"});
    CHECK(club.listing(1).seat == 0);
    CHECK(club.listing(3).seat == 1);
    CHECK(club.listing(4).seat == 2);
    CHECK(rooms_of(club.database, 2).empty());

    remove_seat(club.database, room, 0);
    CHECK(club.listing(3).names == Names{"Ida", "Tom"});
    add_seat(club.database, room, 2, 2, "Jonas");
    remove_seat(club.database, room, 2);
    CHECK(club.listing(4).names == Names{"Ida", "Tom"});
}

TEST_CASE("a vacated seat moves nobody in another room") {
    Club club;
    const RoomId room = club.room_of("AAAAAAAA", {1, 2}, 1000);
    club.room_of("BBBBBBBB", {3, 1, 2}, 2000);
    remove_seat(club.database, room, 0);
    CHECK(club.listing(2).names == Names{"Ida", "Mara", "Jonas"});
    CHECK(club.listing(2).seat == 2);
}

TEST_CASE("a seat that nobody has is vacated in vain") {
    Club club;
    const RoomId room = club.room_of("AAAAAAAA", {1, 2});
    remove_seat(club.database, room, 2);
    remove_seat(club.database, room, -1);
    CHECK(club.listing(1).names == Names{"Mara", "Jonas"});
}

TEST_CASE("a seat has one player, and a player one seat of a room") {
    Club club;
    const RoomId room = club.room_of("AAAAAAAA", {1});
    CHECK_THROWS_AS(add_seat(club.database, room, 0, 2, "Jonas"), DatabaseError);
    CHECK_THROWS_AS(add_seat(club.database, room, 1, 1, "Mara again"), DatabaseError);
    CHECK_THROWS_AS(add_seat(club.database, room, 1, 99, "Nobody"), DatabaseError);
    CHECK_THROWS_AS(add_seat(club.database, room + 1, 1, 2, "Nowhere"), DatabaseError);
}

TEST_CASE("a player's rooms are listed with the last changed first") {
    Club club;
    const RoomId first = club.room_of("AAAAAAAA", {1, 2}, 1000);
    club.room_of("BBBBBBBB", {2, 1}, 1500);
    club.room_of("CCCCCCCC", {2}, 1800);
    CHECK(club.codes(1) == Names{"BBBBBBBB", "AAAAAAAA"});
    append_now(club.database, events(first, 1));
    CHECK(club.codes(1) == Names{"AAAAAAAA", "BBBBBBBB"});
    CHECK(club.codes(2) == Names{"AAAAAAAA", "CCCCCCCC", "BBBBBBBB"});
    CHECK(club.codes(2, 2) == Names{"AAAAAAAA", "CCCCCCCC"});
    CHECK(club.codes(3).empty());
}

TEST_CASE("a listed room says who sits there, whose turn it is and when it changed") {
    Club club;
    const RoomId room = club.room_of("AAAAAAAA", {2, 1});
    append_now(club.database,
               {.room = room, .expected = 1, .at = 3000, .bodies = {"x"}, .stage = "playing", .to_move = 1});
    CHECK(club.listing(1) == RoomListing{.code = "AAAAAAAA",
                                         .system = "classic",
                                         .stage = "playing",
                                         .names = {"Jonas", "Mara"},
                                         .seat = 1,
                                         .to_move = 1,
                                         .changed = 3000});
}
