#include "storage/sqlite/database/migration.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/storage/sqlite/tables/rooms/club.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a player's rooms are listed with the last changed first") {
    Club club;
    const GameId first = club.room_of("AAAAAAAA", {1, 2}, 1000);
    club.room_of("BBBBBBBB", {2, 1}, 1500);
    club.room_of("CCCCCCCC", {2}, 1800);
    CHECK(club.codes(1) == Names{"BBBBBBBB", "AAAAAAAA"});
    append_now(club.database, events(first, 1));
    CHECK(club.codes(1) == Names{"AAAAAAAA", "BBBBBBBB"});
    CHECK(club.codes(2) == Names{"AAAAAAAA", "CCCCCCCC", "BBBBBBBB"});
    CHECK(club.codes(2, 2) == Names{"AAAAAAAA", "CCCCCCCC"});
    CHECK(club.codes(3).empty());
}

TEST_CASE(
    "games that ask something of the player are listed first, then those with the least time, and those that are "
    "over last") {
    Club club;
    club.put(club.room_of("AAAAAAAA", {1, 2}),
             {.stage = "over", .changed = 9000, .results = {{310, "won"}, {290, "lost"}}});
    club.put(club.room_of("BBBBBBBB", {1, 2}), {.stage = "playing", .changed = 3000});
    club.put(club.room_of("CCCCCCCC", {1, 2}), {.stage = "playing", .changed = 4000, .asked = {"move", {}}});
    club.put(club.room_of("DDDDDDDD", {1, 2}), {.stage = "playing", .changed = 5000, .until = 8000});
    club.put(club.room_of("EEEEEEEE", {1, 2}),
             {.stage = "playing", .changed = 3000, .asked = {"move", {}}, .until = 7000});
    club.put(club.room_of("FFFFFFFF", {1, 2}), {.stage = "playing", .changed = 6000});
    CHECK(club.codes(1) == Names{"EEEEEEEE", "CCCCCCCC", "DDDDDDDD", "FFFFFFFF", "BBBBBBBB", "AAAAAAAA"});
    const auto listed = rooms_of(club.database, {.player = 1});
    CHECK(listed.front().until == 7000);
    CHECK_FALSE(listed.at(1).until);
    CHECK(listed.back().results == std::vector<SeatResult>{{310, "won"}, {290, "lost"}});
}

TEST_CASE("a list of games goes on after any of its places, whatever has changed above") {
    Club club;
    club.put(club.room_of("AAAAAAAA", {1}), {.stage = "over", .changed = 9000});
    club.put(club.room_of("BBBBBBBB", {1}), {.stage = "playing", .changed = 3000});
    const GameId third = club.room_of("CCCCCCCC", {1});
    club.put(third, {.stage = "playing", .changed = 4000, .asked = {"move"}, .until = 5000});
    const auto after = [&club](const RoomListing& last) {
        const PlaceInList place{
            last.stage == "over", last.asked.has_value(), last.until, last.changed, last.code, last.game};
        std::vector<std::string> found;
        for (const RoomListing& room : rooms_of(club.database, {.player = 1, .after = place}))
            found.push_back(room.code);
        return found;
    };
    const auto listed = rooms_of(club.database, {.player = 1});
    REQUIRE(listed.size() == 3);
    CHECK(after(listed[0]) == Names{"BBBBBBBB", "AAAAAAAA"});
    CHECK(after(listed[1]) == Names{"AAAAAAAA"});
    CHECK(after(listed[2]).empty());
    Append later = events(third, 2);
    later.projection = {.stage = "playing", .changed = 9500, .asked = {{}}};
    append_now(club.database, later);
    CHECK(after(listed[1]) == Names{"AAAAAAAA"});
}

TEST_CASE("the games of one room are listed alone") {
    Club club;
    club.room_of("AAAAAAAA", {1, 2});
    club.room_of("BBBBBBBB", {1, 2});
    const auto listed = rooms_of(club.database, {.player = 2, .room = "AAAAAAAA"});
    REQUIRE(listed.size() == 1);
    CHECK(listed[0].code == "AAAAAAAA");
    CHECK(rooms_of(club.database, {.player = 3, .room = "AAAAAAAA"}).empty());
}

TEST_CASE("a listed room has its players, what is asked of the player and when it changed") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {2, 1});
    append_now(club.database, {.game = game,
                               .expected = 1,
                               .at = 3000,
                               .events = {"x"},
                               .projection = {.stage = "playing", .changed = 3000, .asked = {{}, "move"}}});
    CHECK(club.listing(1) == RoomListing{.code = "AAAAAAAA",
                                         .system = "classic",
                                         .stage = "playing",
                                         .names = {"Jonas", "Mara"},
                                         .seat = 1,
                                         .asked = "move",
                                         .asked_at = 3000,
                                         .changed = 3000,
                                         .player = 1});
    CHECK_FALSE(club.listing(2).asked);
}

TEST_CASE("a listed game says whether its clocks are paused, to each of its players") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2});
    const auto are_paused = [&club] { return std::vector{club.listing(1).paused, club.listing(2).paused}; };
    CHECK(are_paused() == std::vector{false, false});
    club.put(game, {.stage = "playing", .changed = 3000, .asked = {{}, {}}, .paused = true});
    CHECK(are_paused() == std::vector{true, true});
    Append later = events(game, 2);
    later.projection = {.stage = "playing", .changed = 4000, .asked = {"move", {}}};
    append_now(club.database, later);
    CHECK(are_paused() == std::vector{false, false});
}

TEST_CASE("after an upgrade, a game under way is paused if nothing has ended its last pause") {
    const TemporaryFolder folder;
    const auto path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("games ADD COLUMN paused")));
    {
        Database old(path);
        for (const char* room : {"AAAAAAAA", "BBBBBBBB", "CCCCCCCC", "DDDDDDDD"}) add_old_game(old, room, 5000);
        old.execute("UPDATE games SET stage = 'playing' WHERE id < 4");
        old.execute(
            R"(INSERT INTO events (game, version, at, body) VALUES
               (1, 1, 0, '{"type": "clock_paused"}'), (1, 2, 0, '{"type": "renamed"}'), (1, 3, 0, 'damaged'),
               (2, 1, 0, '{"type": "clock_paused"}'), (2, 2, 0, '{"type": "clock_resumed"}'),
               (3, 1, 0, '{"type": "renamed"}'),
               (4, 1, 0, '{"type": "clock_paused"}'), (4, 2, 0, '{"type": "ended"}'))");
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    CHECK(ask(database, "SELECT group_concat(id) FROM games WHERE paused = 1") == "1");
}
