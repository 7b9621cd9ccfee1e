#include "storage/sqlite/tables/calls/alarms.hpp"

#include "storage/sqlite/tables/calls/deliveries.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

void set_alarm(Database& database, GameId game, std::optional<std::int64_t> at) {
    Append append = events(game, 1);
    append.projection.alarm = at;
    append_now(database, append);
}

}  // namespace

TEST_CASE("games are found by their alarms, in order and in portions") {
    const DataFile file;
    Database database(file.path);
    const std::vector<std::string> codes{"AAAAAAAA", "BBBBBBBB", "CCCCCCCC", "DDDDDDDD"};
    std::vector<GameId> games;
    for (const std::string& code : codes) games.push_back(add_room(database, code));
    set_alarm(database, games[0], 3000);
    set_alarm(database, games[1], 1000);
    set_alarm(database, games[2], 3000);
    const GameAlarm first{1000, games[1], "BBBBBBBB", 1};
    const GameAlarm second{3000, games[0], "AAAAAAAA", 1};
    const GameAlarm third{3000, games[2], "CCCCCCCC", 1};
    CHECK(find_alarms(database, {.until = 2999}) == std::vector{first});
    CHECK(find_alarms(database, {.until = 3000, .limit = 2}) == std::vector{first, second});
    CHECK(find_alarms(database, {.until = 3000, .after_at = second.at, .after_id = second.id}) == std::vector{third});
}

TEST_CASE("a game whose clocks stand still has no alarm, and neither has one in a closed room") {
    const DataFile file;
    Database database(file.path);
    const GameId game = add_room(database, "AAAAAAAA");
    set_alarm(database, game, 1000);
    CHECK(find_alarms(database, {.until = 9000}).size() == 1);
    Append next = events(game, 2);
    append_now(database, next);
    CHECK(find_alarms(database, {.until = 9000}).empty());
    const GameId other = add_room(database, "BBBBBBBB");
    set_alarm(database, other, 1000);
    CHECK(close_room(database, "BBBBBBBB", 2000));
    CHECK(find_alarms(database, {.until = 9000}).empty());
}

TEST_CASE(
    "games in which something has happened since somebody was called are found, those of closed rooms left out") {
    const DataFile file;
    Database database(file.path);
    for (const char* code : {"AAAAAAAA", "BBBBBBBB", "CCCCCCCC"}) {
        Append move = events(add_room(database, code), 1);
        move.projection.stage = "playing";
        move.projection.changed = 5000;
        append_now(database, move);
    }
    const RoomId called = find_room(database, "BBBBBBBB")->id;
    const auto call = [&](std::int64_t at) {
        Transaction transaction(database);
        queue_notice(database, {.room = called, .game = 1, .at = at}, {});
        transaction.commit();
    };
    call(4000);
    CHECK(find_uncalled(database, 5000, 9).size() == 3);
    CHECK(find_uncalled(database, 5001, 9).empty());
    call(5000);
    CHECK(close_room(database, "CCCCCCCC", 6000));
    CHECK(find_uncalled(database, 5000, 9) == std::vector{ChangedGame{"AAAAAAAA", 1}});
}

TEST_CASE("nobody is called to the end of an imported game, even one without times of its own") {
    Imports imports;
    NewImport game = game_of(imports.mara, 1);
    game.projection.changed = game.at;
    REQUIRE(std::holds_alternative<Imported>(imports.import(game)));
    CHECK(find_uncalled(imports.database, game.at, 9).empty());
}
