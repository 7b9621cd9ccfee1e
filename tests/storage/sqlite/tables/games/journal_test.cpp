#include "storage/sqlite/tables/games/journal.hpp"

#include "storage/sqlite/tables/games/projections.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A game at version 1, and a player who may send commands.
struct Played {
    DataFile file{};
    Database database{file.path};
    GameId game = add_room(database, "ABCDEFGH");
    PlayerId player = create_player(database, device(1)).player.id;
};

std::vector<std::uint32_t> versions(const std::vector<JournalEntry>& entries) {
    std::vector<std::uint32_t> numbers;
    for (const JournalEntry& entry : entries) numbers.push_back(entry.version);
    return numbers;
}

}  // namespace

TEST_CASE("events get the versions that follow the expected one") {
    Played played;
    CHECK(append_now(played.database, {.game = played.game, .expected = 1, .at = 77, .events = {"b", "c"}}) ==
          AppendOutcome(Stored{}));
    CHECK(entries_of(played.database, played.game) ==
          std::vector<JournalEntry>{{1, 1000, "first of ABCDEFGH"}, {2, 77, "b"}, {3, 77, "c"}});
    CHECK(game_of(played.database, "ABCDEFGH")->version == 3);
}

TEST_CASE("loading from a version gives only later events") {
    Played played;
    append_now(played.database, events(played.game, 1, 4));
    CHECK(versions(entries_of(played.database, played.game, 3)) == std::vector<std::uint32_t>{4, 5});
    CHECK(entries_of(played.database, played.game, 5).empty());
    CHECK(entries_of(played.database, played.game, 4'000'000'000).empty());
}

TEST_CASE("each game has its own versions") {
    Played played;
    const GameId other = add_room(played.database, "BBBBBBBB");
    append_now(played.database, events(other, 1, 2));
    append_now(played.database, events(played.game, 1));
    CHECK(versions(entries_of(played.database, other)) == std::vector<std::uint32_t>{1, 2, 3});
    CHECK(versions(entries_of(played.database, played.game)) == std::vector<std::uint32_t>{1, 2});
}

TEST_CASE("an append that expects the wrong version stores nothing") {
    Played played;
    const GameContents before = contents(played.database, "ABCDEFGH");
    for (const std::uint32_t expected : {0U, 2U, 4'000'000'000U}) {
        Append append = events(played.game, expected);
        append.command = CommandId{played.player, "c1"};
        append.projection.stage = "over";
        append.projection.challenges = {{.play = 1}};
        CHECK(append_now(played.database, append) == AppendOutcome(Conflict{}));
    }
    CHECK(contents(played.database, "ABCDEFGH") == before);
}

TEST_CASE("an append to a game that does not exist is a conflict") {
    Played played;
    CHECK(append_now(played.database, events(played.game + 1, 0)) == AppendOutcome(Conflict{}));
}

TEST_CASE("an append needs a transaction") {
    Played played;
    CHECK_THROWS_AS(append(played.database, events(played.game, 1)), DatabaseError);
}

TEST_CASE("an accepted command has a receipt with its version") {
    Played played;
    Append append = events(played.game, 1, 2);
    append.command = CommandId{played.player, "c1"};
    append_now(played.database, append);
    const Receipt receipt{{played.player, "c1"}, "ABCDEFGH", 1, 3};
    CHECK(find_receipt(played.database, {played.player, "c1"}) == receipt);
    CHECK(receipts_of(played.database, played.game) == std::vector<Receipt>{receipt});
    CHECK_FALSE(find_receipt(played.database, {played.player, "c2"}));
    CHECK_FALSE(find_receipt(played.database, {played.player + 1, "c1"}));
}

TEST_CASE("an accepted command is not applied again, in this game or another") {
    Played played;
    const GameId other = add_room(played.database, "BBBBBBBB");
    Append first = events(played.game, 1);
    first.command = CommandId{played.player, "c1"};
    append_now(played.database, first);
    const GameContents before = contents(played.database, "ABCDEFGH");

    Append again = events(played.game, 2);
    again.command = CommandId{played.player, "c1"};
    const AppendOutcome repeated = Repeated{{{played.player, "c1"}, "ABCDEFGH", 1, 2}};
    CHECK(append_now(played.database, again) == repeated);
    CHECK(append_now(played.database, first) == repeated);
    again.game = other;
    again.expected = 1;
    CHECK(append_now(played.database, again) == repeated);
    CHECK(contents(played.database, "ABCDEFGH") == before);
    CHECK(entries_of(played.database, other).size() == 1);
}

TEST_CASE("a command that comes again gets its receipt, even where another writer has moved the game on since") {
    Played played;
    Append first = events(played.game, 1);
    first.command = CommandId{played.player, "c1"};
    append_now(played.database, first);
    append_now(played.database, events(played.game, 2));
    for (const std::uint32_t expected : {1U, 2U, 3U}) {
        first.expected = expected;
        CHECK(append_now(played.database, first) ==
              AppendOutcome(Repeated{{{played.player, "c1"}, "ABCDEFGH", 1, 2, ReceiptKind::in_room}}));
    }
}

TEST_CASE("two players may use the same command id") {
    Played played;
    const PlayerId jonas = create_player(played.database, device(2)).player.id;
    for (const PlayerId player : {played.player, jonas}) {
        Append append = events(played.game, game_of(played.database, "ABCDEFGH")->version);
        append.command = CommandId{player, "c1"};
        CHECK(append_now(played.database, append) == AppendOutcome(Stored{}));
    }
    CHECK(find_receipt(played.database, {jonas, "c1"})->version == 3);
}

TEST_CASE(
    "an append that says everything replaces the earlier events, and removes old receipts of commands in the room") {
    Played played;
    for (const char* id : {"c2", "c3", "c4"}) {
        Append append = events(played.game, game_of(played.database, "ABCDEFGH")->version);
        append.command = CommandId{played.player, id};
        append_now(played.database, append);
    }
    Append append = events(played.game, 4);
    append.forget_earlier = ForgetEarlier{.receipts_from = 4};
    CHECK(append_now(played.database, append) == AppendOutcome(Stored{}));
    CHECK(versions(entries_of(played.database, played.game)) == std::vector<std::uint32_t>{5});
    CHECK_FALSE(find_receipt(played.database, {played.player, "c3"}));
    CHECK(find_receipt(played.database, {played.player, "c4"}));
    CHECK(append_now(played.database, events(played.game, 5)) == AppendOutcome(Stored{}));
    CHECK(versions(entries_of(played.database, played.game)) == std::vector<std::uint32_t>{5, 6});
}

TEST_CASE("an append cannot replace the events of a game that has begun") {
    Played played;
    Append begin = events(played.game, 1);
    begin.projection.stage = "playing";
    append_now(played.database, begin);
    Append append = events(played.game, 2);
    append.projection.stage = "playing";
    append.forget_earlier = ForgetEarlier{};
    CHECK_THROWS_AS(append_now(played.database, append), DatabaseError);
    CHECK(versions(entries_of(played.database, played.game)) == std::vector<std::uint32_t>{1, 2});
}

TEST_CASE("challenges are kept as rows, by play") {
    Played played;
    const ChallengeRow stood{.play = 4, .seat = 1, .challenger = 0, .upheld = true, .words = "HORN FARM"};
    const ChallengeRow fell{.play = 2, .seat = 0, .challenger = 1, .upheld = false, .words = "ZOAXS"};
    Append append = events(played.game, 1);
    append.projection.challenges = {stood, fell};
    append_now(played.database, append);
    CHECK(challenges_of(played.database, played.game) == std::vector<ChallengeRow>{fell, stood});
    CHECK(challenges_of(played.database, played.game + 1).empty());
}

TEST_CASE("an append that cannot be stored whole is not stored at all") {
    Played played;
    Append challenged = events(played.game, 1);
    challenged.projection.challenges = {{.play = 1}};
    append_now(played.database, challenged);
    const GameContents before = contents(played.database, "ABCDEFGH");

    Append second_challenge_of_a_play = events(played.game, 2, 3);
    second_challenge_of_a_play.command = CommandId{played.player, "c1"};
    second_challenge_of_a_play.projection.challenges = {{.play = 1}};
    Append command_of_nobody = events(played.game, 2, 3);
    command_of_nobody.command = CommandId{played.player + 1, "c1"};
    CHECK_THROWS_AS(append_now(played.database, second_challenge_of_a_play), DatabaseError);
    CHECK_THROWS_AS(append_now(played.database, command_of_nobody), DatabaseError);
    CHECK(contents(played.database, "ABCDEFGH") == before);
    CHECK(append_now(played.database, events(played.game, 2)) == AppendOutcome(Stored{}));
}

TEST_CASE("only the known names of stages can be stored") {
    Played played;
    std::uint32_t version = 1;
    for (const std::string stage : {"waiting", "playing", "over"}) {
        Append append = events(played.game, version++);
        append.projection.stage = stage;
        CHECK(append_now(played.database, append) == AppendOutcome(Stored{}));
        CHECK(ask(played.database, "SELECT stage FROM games") == stage);
    }
    Append append = events(played.game, version);
    append.projection.stage = "2";
    CHECK_THROWS_AS(append_now(played.database, append), DatabaseError);
}

TEST_CASE("a stored event of a game that has begun cannot be changed, deleted or replaced") {
    Played played;
    Append append = events(played.game, 1, 2);
    append.projection.stage = "playing";
    append_now(played.database, append);
    const auto before = entries_of(played.database, played.game);
    for (const char* sql : {"UPDATE events SET body = 'x' WHERE version = 2", "UPDATE events SET at = at + 1",
                            "DELETE FROM events WHERE version = 3", "DELETE FROM events",
                            "INSERT OR REPLACE INTO events (game, version, at, body) SELECT game, version, at, 'x' "
                            "FROM events WHERE version = 3",
                            "DELETE FROM games", "UPDATE games SET id = id + 1", "DELETE FROM rooms"}) {
        INFO(sql);
        CHECK_THROWS_AS(played.database.execute(sql), DatabaseError);
    }
    CHECK(entries_of(played.database, played.game) == before);
}

TEST_CASE("an event that leaves a gap or belongs to no game cannot be stored") {
    Played played;
    const std::string game = std::to_string(played.game);
    for (const std::string& row : {game + ", 3", game + ", 0", game + ", -1", std::string("999, 1")}) {
        INFO(row);
        CHECK_THROWS_AS(
            played.database.execute("INSERT INTO events (game, version, at, body) VALUES (" + row + ", 1000, 'x')"),
            DatabaseError);
    }
    played.database.execute("INSERT INTO events (game, version, at, body) VALUES (" + game + ", 2, 1000, 'x')");
}

TEST_CASE("text comes back byte for byte") {
    Played played;
    const std::string body("{\"name\":\"M\xc3\xa1ra \xf0\x9f\x8e\xb2\",\"nul\":\"\0\"}", 32);
    append_now(played.database,
               {.game = played.game, .expected = 1, .events = {body, "", std::string(100'000, 'x')}});
    const auto entries = entries_of(played.database, played.game, 1);
    CHECK(entries.at(0).body == body);
    CHECK(entries.at(1).body.empty());
    CHECK(entries.at(2).body.size() == 100'000);
}
