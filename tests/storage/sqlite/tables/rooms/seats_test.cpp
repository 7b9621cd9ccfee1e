#include "storage/sqlite/database/migration.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/storage/sqlite/tables/rooms/club.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("the seats are as the last event that changed them says") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2, 3, 4});
    club.room_of("BBBBBBBB", {4, 2}, 900);
    club.reseat(game, club.seats({1, 3, 4}));
    CHECK(club.listing(1).names == Names{"Mara", "Ida", "Tom"});
    CHECK(club.listing(1).seat == 0);
    CHECK(club.listing(3).seat == 1);
    CHECK(club.listing(4).seat == 2);
    CHECK(club.codes(2) == Names{"BBBBBBBB"});
    CHECK(club.listing(2).names == Names{"Tom", "Jonas"});
}

TEST_CASE("an append without seats leaves them as they are") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {2, 1});
    append_now(club.database, events(game, 1));
    CHECK(club.listing(1).names == Names{"Jonas", "Mara"});
}

TEST_CASE("a computer's seat has a name and no player") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1});
    club.reseat(game, {{1, "Mara"}, {std::nullopt, "Ada"}, {std::nullopt, "Bob"}});
    CHECK(club.listing(1).names == Names{"Mara", "Ada", "Bob"});
}

TEST_CASE("a player has one seat in a game") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1});
    CHECK_THROWS_AS(club.reseat(game, {{1, "Mara"}, {1, "Mara again"}}), DatabaseError);
    CHECK_THROWS_AS(club.reseat(game, {{99, "Nobody"}}), DatabaseError);
    CHECK(club.listing(1).names == Names{"Mara"});
}

TEST_CASE("what is asked of a seat is what the last event that names all seats says") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2, 3});
    const auto after = [&club, game](const std::vector<std::optional<std::string>>& asked) {
        Append append = events(game, game_of(club.database, "AAAAAAAA")->version);
        append.projection.asked = asked;
        append_now(club.database, append);
        return std::vector{club.listing(1).asked, club.listing(2).asked, club.listing(3).asked};
    };
    using Seats = std::vector<std::optional<std::string>>;
    CHECK(after({}) == Seats{{}, {}, {}});
    for (const Seats& asked :
         {Seats{"move", {}, {}}, Seats{{}, "accept", "accept"}, Seats{{}, "vote", "accept"}, Seats{{}, {}, {}}}) {
        CHECK(after(asked) == asked);
        CHECK(after({}) == asked);
    }
}

TEST_CASE("what is asked is stored by its name, and no other name can be") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2, 3});
    Append append = events(game, 1);
    append.projection.asked = {"move", "accept", "vote"};
    append_now(club.database, append);
    CHECK(ask(club.database, "SELECT group_concat(asked) FROM seats ORDER BY seat") == "move,accept,vote");
    CHECK_THROWS_AS(club.database.execute("UPDATE seats SET asked = 'dance'"), DatabaseError);
}

TEST_CASE("nothing is asked of seats that have been taken anew") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2});
    Append append = events(game, 1);
    append.projection.asked = {"move", {}};
    append_now(club.database, append);
    append = events(game, 2);
    append.projection.seats = club.seats({3, 1});
    append_now(club.database, append);
    for (const PlayerId player : {1, 3}) CHECK_FALSE(club.listing(player).asked);
}

TEST_CASE("something is asked of a player since it was first asked, whatever changes meanwhile, even their name") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2});
    const auto asked_since = [&club, game](std::int64_t at, const char* asked,
                                           std::optional<std::vector<SeatRow>> seats = {}) {
        Append append = events(game, game_of(club.database, "AAAAAAAA")->version);
        append.projection = {.stage = "playing", .changed = at, .seats = std::move(seats), .asked = {asked, {}}};
        append_now(club.database, append);
        return club.listing(1).asked_at;
    };
    CHECK(asked_since(3000, "move") == 3000);
    CHECK(asked_since(4000, "move") == 3000);
    CHECK(asked_since(5000, "move", std::vector<SeatRow>{{1, "Zoe"}, {2, "Jonas"}}) == 3000);
    CHECK(club.listing(1).names == Names{"Zoe", "Jonas"});
    CHECK(asked_since(6000, "vote") == 6000);
}

TEST_CASE("after an upgrade, what is asked of a player has been asked since their game last changed") {
    const TemporaryFolder folder;
    const auto path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("ADD COLUMN asked_at")));
    {
        Database old(path);
        const std::string game = std::to_string(add_old_game(old, "AAAAAAAA", 5000));
        old.execute("INSERT INTO seats (game, seat, name, asked) VALUES (" + game + ", 0, 'Mara', 'move'), (" + game +
                    ", 1, 'Jonas', NULL)");
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    CHECK(ask(database, "SELECT asked_at FROM seats WHERE seat = 0") == "5000");
    CHECK(ask(database, "SELECT asked_at IS NULL FROM seats WHERE seat = 1") == "1");
}

TEST_CASE("after an upgrade, a game that is paused asks nobody, and one that goes on after a pause asks as before") {
    const TemporaryFolder folder;
    const auto path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("= 'clock_paused'")));
    {
        Database old(path);
        for (const char* room : {"AAAAAAAA", "BBBBBBBB", "CCCCCCCC"}) {
            const std::string game = std::to_string(add_old_game(old, room, 5000));
            old.execute("INSERT INTO seats (game, seat, name, asked) VALUES (" + game + ", 0, 'Mara', 'move')");
            old.execute("INSERT INTO events (game, version, at, body) VALUES (" + game + ", 1, 0, '{}')");
        }
        const auto add_event = [&old](const std::string& game, int version, const std::string& type) {
            old.execute("INSERT INTO events (game, version, at, body) VALUES (" + game + ", " +
                        std::to_string(version) + ", 0, '{\"type\": \"" + type + "\"}')");
        };
        for (const char* game : {"1", "2"}) add_event(game, 2, "clock_paused");
        add_event("2", 3, "clock_resumed");
        add_event("1", 3, "renamed");
        old.execute("INSERT INTO events (game, version, at, body) VALUES (1, 4, 0, 'damaged')");
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    CHECK(ask(database, "SELECT group_concat(game) FROM seats WHERE asked = 'move'") == "2,3");
}
