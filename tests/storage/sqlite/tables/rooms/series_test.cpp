#include "storage/sqlite/tables/rooms/series.hpp"

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A room that player 1, Mara, has made with player 2, Jonas, and whose first game is about to be played.
struct Evening {
    Evening() {
        for (int number = 1; number <= 2; ++number) create_player(database, device(number));
        CreateRoom room = new_room("AAAAAAAA");
        room.command = CommandId{1, "made"};
        room.projection.seats = both;
        last = add_room(database, room);
        id = find_room(database, "AAAAAAAA")->id;
    }

    CreateGame next(int number) const {
        return {.room = id,
                .number = number,
                .at = 3000,
                .setup = setup("AAAAAAAA"),
                .events = {"seated", "began"},
                .projection = {.stage = "playing", .changed = 3000, .seats = both}};
    }
    CreateGameOutcome create(const CreateGame& game) {
        Transaction transaction(database);
        const CreateGameOutcome outcome = create_game(database, game);
        transaction.commit();
        if (const auto* made = std::get_if<GameCreated>(&outcome)) last = made->game;
        return outcome;
    }
    /// Ends the newest game, which has this many versions.
    void end(std::uint32_t version, std::vector<SeatResult> results) {
        Append ending = events(last, version, 1);
        ending.projection.stage = "over";
        ending.projection.results = std::move(results);
        append_now(database, ending);
    }
    Series series(int limit = 20) { return load_series(database, id, limit); }

    std::vector<SeatRow> both{{1, "Mara"}, {2, "Jonas"}};
    DataFile file{};
    Database database{file.path};
    RoomId id = 0;
    GameId last = 0;
};

}  // namespace

TEST_CASE("a room knows all its games that are under way, including those that it does not list") {
    Evening evening;
    CHECK(evening.series().under_way.empty());
    evening.create(evening.next(2));
    evening.create(evening.next(3));
    const std::vector<GameUnderWay> both{{2, {1, 2}, 3000}, {3, {1, 2}, 3000}};
    CHECK(evening.series(1).under_way == both);
    evening.end(2, {{10, "won"}, {5, "lost"}});
    CHECK(evening.series(1).under_way == std::vector{both.front()});
}

TEST_CASE("a room knows the finished games in which somebody whom its host has removed had a seat") {
    Evening evening;
    evening.create(evening.next(2));
    evening.end(2, {{10, "won"}, {5, "lost"}});
    evening.create(evening.next(3));
    CHECK(evening.series().former.empty());
    Transaction removal(evening.database);
    change_room(evening.database, {.room = evening.id, .about = {.host = 1, .removed = {2}}});
    removal.commit();
    CHECK(evening.series(1).former == std::vector{FormerSeat{2, 2}});
}

TEST_CASE("a game under way is quiet since it changed, or until something happens in it by itself") {
    Evening evening;
    CreateGame timed = evening.next(2);
    timed.projection.alarm = 90'000;
    evening.create(timed);
    CHECK(evening.series().under_way.at(0).quiet_since == 90'000);
    Append late = events(evening.last, 2, 1);
    late.projection = timed.projection;
    late.projection.changed = 95'000;
    append_now(evening.database, late);
    CHECK(evening.series().under_way.at(0).quiet_since == 95'000);
}

TEST_CASE("the next game of a room has the next number and its own seats and events") {
    Evening evening;
    evening.end(1, {{310, "won"}, {290, "lost"}});
    CreateGame wanted = evening.next(2);
    REQUIRE(std::holds_alternative<GameCreated>(evening.create(wanted)));
    const auto game = load_game(evening.database, evening.id);
    REQUIRE(game);
    CHECK(game->number == 2);
    CHECK(game->version == 2);
    CHECK(game->entries == std::vector<JournalEntry>{{1, 3000, "seated"}, {2, 3000, "began"}});
    CHECK(load_game(evening.database, evening.id, 1)->version == 2);
    CHECK_FALSE(load_game(evening.database, evening.id, 3));
}

TEST_CASE("a game counts for ratings as it did when it was made, whatever its room says later") {
    Evening evening;
    CreateGame wanted = evening.next(2);
    wanted.setup.rated = false;
    REQUIRE(std::holds_alternative<GameCreated>(evening.create(wanted)));
    for (const bool rated : {false, true}) {
        Transaction transaction(evening.database);
        change_room(evening.database, {.room = evening.id, .about = {.rated = rated, .host = 1}});
        transaction.commit();
        CHECK(evening.series().about.rated == rated);
        CHECK(load_game(evening.database, evening.id, 1)->setup.rated);
        CHECK_FALSE(load_game(evening.database, evening.id, 2)->setup.rated);
    }
}

TEST_CASE(
    "a command that was accepted in one game of a room is not applied in the next, and its receipt names the first") {
    Evening evening;
    Append ending = events(evening.last, 1);
    ending.command = CommandId{1, "resigned"};
    ending.projection.stage = "over";
    CHECK(append_now(evening.database, ending) == AppendOutcome(Stored{}));
    evening.create(evening.next(2));
    const auto before = load_game(evening.database, evening.id);
    Append again = events(evening.last, 2);
    again.command = ending.command;
    CHECK(append_now(evening.database, again) == AppendOutcome(Repeated{{{1, "resigned"}, "AAAAAAAA", 1, 2}}));
    CHECK(load_game(evening.database, evening.id) == before);
}

TEST_CASE("of two next games with the same number only the first is stored") {
    Evening evening;
    CHECK(evening.create(evening.next(3)) == CreateGameOutcome(Conflict{}));
    CHECK(evening.create(evening.next(1)) == CreateGameOutcome(Conflict{}));
    CHECK(std::holds_alternative<GameCreated>(evening.create(evening.next(2))));
    CHECK(evening.create(evening.next(2)) == CreateGameOutcome(Conflict{}));
    CHECK(evening.series().games.size() == 2);
}

TEST_CASE("the number of a game is not used again when the game has been removed") {
    Evening evening;
    evening.create(evening.next(2));
    evening.end(2, {{310, "won"}, {290, "lost"}});
    {
        Transaction transaction(evening.database);
        CHECK(remove_old_games(evening.database, old_games(evening.database, 1'000'000, {}, 9)) == 1);
        transaction.commit();
    }
    CHECK(evening.series().games.size() == 1);
    CHECK(evening.series().last_game == 2);
    CHECK(evening.create(evening.next(2)) == CreateGameOutcome(Conflict{}));
    CHECK(std::holds_alternative<GameCreated>(evening.create(evening.next(3))));
}

TEST_CASE("a series says that its room is closed, and a player still has its finished games") {
    Evening evening;
    evening.end(1, {{310, "won"}, {290, "lost"}});
    {
        Transaction transaction(evening.database);
        CHECK(close_room(evening.database, "AAAAAAAA", 2000));
        transaction.commit();
    }
    CHECK(evening.series().closed);
    REQUIRE(rooms_of(evening.database, {.player = 1}).size() == 1);
    CHECK(rooms_of(evening.database, {.player = 1}).front().closed);
}

TEST_CASE("a game can be created only within a transaction") {
    Evening evening;
    CHECK_THROWS_AS(create_game(evening.database, evening.next(2)), DatabaseError);
}

TEST_CASE("a series has who made the room, its games with their results, and what everybody has reached") {
    Evening evening;
    const std::vector<PlayerRow> people{{.id = 1}, {.id = 2}};
    CHECK(evening.series() ==
          Series{{.host = 1}, {{1, "classic", "waiting", evening.both, {}, 1000}}, {}, people, true, false, 1});
    evening.end(1, {{310, "won"}, {290, "lost"}});
    evening.both = {{2, "Jonas"}, {1, "Mara"}};
    evening.create(evening.next(2));
    evening.end(2, {{250, "drawn"}, {250, "drawn"}});
    const Series series = evening.series();
    REQUIRE(series.games.size() == 2);
    CHECK(series.games[0].number == 2);
    CHECK(series.games[0].stage == "over");
    CHECK(series.games[0].seats == evening.both);
    CHECK(series.games[1].results == std::vector<SeatResult>{{310, "won"}, {290, "lost"}});
    CHECK(series.standings == std::vector<Standing>{{1, "Mara", 2, 1, 1, 560}, {2, "Jonas", 2, 0, 1, 540}});
    CHECK(evening.series(1).games.size() == 1);
    CHECK(evening.series(1).standings.size() == 1);
}

TEST_CASE("a series counts a person who has changed names once, under the last of them, and a computer by its name") {
    Evening evening;
    evening.both = {{1, "Mara"}, {std::nullopt, "Robin"}};
    evening.create(evening.next(2));
    evening.end(2, {{1, "lost"}, {2, "won"}});
    evening.both = {{1, "Mara K."}, {std::nullopt, "Robin"}};
    evening.create(evening.next(3));
    evening.end(2, {{3, "lost"}, {4, "won"}});
    CHECK(evening.series().standings ==
          std::vector<Standing>{{std::nullopt, "Robin", 2, 2, 0, 6}, {1, "Mara K.", 2, 0, 0, 4}});
}

TEST_CASE("a series counts what somebody has played as a guest with their account") {
    Evening evening;
    evening.end(1, {{310, "won"}, {290, "lost"}});
    evening.both = {{1, "Mara"}, {3, "Jonas on the phone"}};
    create_player(evening.database, device(3));
    evening.create(evening.next(2));
    evening.end(2, {{200, "lost"}, {300, "won"}});
    evening.database.prepare("UPDATE players SET same_as = 2 WHERE id = 3").run();
    CHECK(evening.series().standings ==
          std::vector<Standing>{{3, "Jonas on the phone", 2, 1, 0, 590}, {1, "Mara", 2, 1, 0, 510}});
}

TEST_CASE("a series counts an imported game only if its owner counts it") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.import(game_of(imports.mara, 2));
    const RoomId room = find_room(imports.database, "IMPORTED")->id;
    const auto standings = [&] { return load_series(imports.database, room, 20).standings; };
    CHECK(standings().empty());
    set_counting(imports.database, imports.mara, {"IMPORTED", 2}, Counting::counted);
    CHECK(standings() ==
          std::vector<Standing>{{std::nullopt, "Alice", 1, 1, 0, 300}, {std::nullopt, "Bob", 1, 0, 0, 200}});
}

TEST_CASE("a player's list has the newest game of each room, and older ones that are not over") {
    Evening evening;
    const auto games = [&evening] {
        std::vector<int> numbers;
        for (const RoomListing& listing : rooms_of(evening.database, {.player = 1})) numbers.push_back(listing.game);
        return numbers;
    };
    evening.create(evening.next(2));
    CHECK(games() == std::vector<int>{2, 1});  // the first was set aside
    evening.end(2, {{1, "won"}, {0, "lost"}});
    evening.create(evening.next(3));
    CHECK(games() == std::vector<int>{3, 1});
}
