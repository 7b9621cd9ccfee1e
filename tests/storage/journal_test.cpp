#include "storage/journal.hpp"

#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A room at version 1 and a player who may say something there.
struct Played {
    DataFile file{};
    Database database{file.path};
    RoomId room = add_room(database, "ABCDEFGH");
    PlayerId player = create_account(database, token(1), 1000).id;
};

std::vector<std::uint32_t> versions(const std::vector<JournalEntry>& entries) {
    std::vector<std::uint32_t> numbers;
    for (const JournalEntry& entry : entries) numbers.push_back(entry.version);
    return numbers;
}

}  // namespace

TEST_CASE("events get the versions behind the expected one") {
    Played played;
    CHECK(append_now(played.database, {.room = played.room, .expected = 1, .at = 77, .bodies = {"b", "c"}}) ==
          AppendOutcome::stored);
    CHECK(load(played.database, played.room) ==
          std::vector<JournalEntry>{{1, 1000, "first of ABCDEFGH"}, {2, 77, "b"}, {3, 77, "c"}});
    CHECK(find_room(played.database, played.room)->version == 3);
}

TEST_CASE("loading from a version gives only what came after it") {
    Played played;
    append_now(played.database, events(played.room, 1, 4));
    CHECK(versions(load(played.database, played.room, 3)) == std::vector<std::uint32_t>{4, 5});
    CHECK(load(played.database, played.room, 5).empty());
    CHECK(load(played.database, played.room, 4'000'000'000).empty());
}

TEST_CASE("rooms have versions of their own") {
    Played played;
    const RoomId other = add_room(played.database, "BBBBBBBB");
    append_now(played.database, events(other, 1, 2));
    append_now(played.database, events(played.room, 1));
    CHECK(versions(load(played.database, other)) == std::vector<std::uint32_t>{1, 2, 3});
    CHECK(versions(load(played.database, played.room)) == std::vector<std::uint32_t>{1, 2});
}

TEST_CASE("an append that expects another version stores nothing") {
    Played played;
    const RoomContents before = contents(played.database, played.room);
    for (const std::uint32_t expected : {0U, 2U, 4'000'000'000U}) {
        Append append = events(played.room, expected);
        append.command = {played.player, "c1"};
        append.stage = "over";
        append.challenges = {{.play = 1}};
        CHECK(append_now(played.database, append) == AppendOutcome::conflict);
    }
    CHECK(contents(played.database, played.room) == before);
}

TEST_CASE("an append to a room that is not there is a conflict") {
    Played played;
    CHECK(append_now(played.database, events(played.room + 1, 0)) == AppendOutcome::conflict);
}

TEST_CASE("an append needs a transaction") {
    Played played;
    CHECK_THROWS_AS(append(played.database, events(played.room, 1)), DatabaseError);
}

TEST_CASE("a command that was accepted has a receipt with the version that it led to") {
    Played played;
    Append append = events(played.room, 1, 2);
    append.command = {played.player, "c1"};
    append_now(played.database, append);
    const Receipt receipt{played.player, "c1", played.room, 3};
    CHECK(find_receipt(played.database, played.player, "c1") == receipt);
    CHECK(receipts_of(played.database, played.room) == std::vector<Receipt>{receipt});
    CHECK_FALSE(find_receipt(played.database, played.player, "c2"));
    CHECK_FALSE(find_receipt(played.database, played.player + 1, "c1"));
}

TEST_CASE("a command that was accepted is not applied again, in this room or another") {
    Played played;
    const RoomId other = add_room(played.database, "BBBBBBBB");
    Append first = events(played.room, 1);
    first.command = {played.player, "c1"};
    append_now(played.database, first);
    const RoomContents before = contents(played.database, played.room);

    Append again = events(played.room, 2);
    again.command = {played.player, "c1"};
    CHECK(append_now(played.database, again) == AppendOutcome::repeated);
    CHECK(append_now(played.database, first) == AppendOutcome::repeated);
    again.room = other;
    again.expected = 1;
    CHECK(append_now(played.database, again) == AppendOutcome::repeated);
    CHECK(contents(played.database, played.room) == before);
    CHECK(load(played.database, other).size() == 1);
}

TEST_CASE("two players may make the same command id") {
    Played played;
    const PlayerId jonas = create_account(played.database, token(2), 1000).id;
    for (const PlayerId player : {played.player, jonas}) {
        Append append = events(played.room, find_room(played.database, played.room)->version);
        append.command = {player, "c1"};
        CHECK(append_now(played.database, append) == AppendOutcome::stored);
    }
    CHECK(find_receipt(played.database, jonas, "c1")->version == 3);
}

TEST_CASE("challenges are kept as rows, by play") {
    Played played;
    const ChallengeRow stood{.play = 4, .seat = 1, .challenger = 0, .upheld = true, .words = "HORN FARM"};
    const ChallengeRow fell{.play = 2, .seat = 0, .challenger = 1, .upheld = false, .words = "ZOAXS"};
    Append append = events(played.room, 1);
    append.challenges = {stood, fell};
    append_now(played.database, append);
    CHECK(challenges_of(played.database, played.room) == std::vector<ChallengeRow>{fell, stood});
    CHECK(challenges_of(played.database, played.room + 1).empty());
}

TEST_CASE("an append that fails in its middle leaves nothing in the transaction that goes on") {
    Played played;
    append_now(played.database, [&] {
        Append append = events(played.room, 1);
        append.challenges = {{.play = 1}};
        return append;
    }());
    const RoomContents before = contents(played.database, played.room);

    Append second_challenge_of_a_play = events(played.room, 2, 3);
    second_challenge_of_a_play.command = {played.player, "c1"};
    second_challenge_of_a_play.challenges = {{.play = 1}};
    Append command_of_nobody = events(played.room, 2, 3);
    command_of_nobody.command = {played.player + 1, "c1"};
    {
        Transaction transaction(played.database);
        CHECK_THROWS_AS(append(played.database, second_challenge_of_a_play), DatabaseError);
        CHECK_THROWS_AS(append(played.database, command_of_nobody), DatabaseError);
        transaction.commit();
    }
    CHECK(contents(played.database, played.room) == before);
    CHECK(append_now(played.database, events(played.room, 2)) == AppendOutcome::stored);
}

TEST_CASE("an append changes stage and turn only if it says so") {
    Played played;
    {
        Transaction transaction(played.database);
        add_seat(played.database, played.room, 0, played.player, "Mara");
        transaction.commit();
    }
    const auto listing = [&] { return rooms_of(played.database, played.player).at(0); };
    CHECK(listing().stage == "waiting");
    CHECK(listing().to_move == -1);

    Append append = events(played.room, 1);
    append.stage = "playing";
    append.to_move = 2;
    append_now(played.database, append);
    append_now(played.database, events(played.room, 2));
    CHECK(listing().stage == "playing");
    CHECK(listing().to_move == 2);
    CHECK(listing().changed == 2002);

    append = events(played.room, 3);
    append.to_move = -1;
    append_now(played.database, append);
    CHECK(listing().to_move == -1);
}

TEST_CASE("a stored event can be neither changed nor deleted nor replaced") {
    Played played;
    append_now(played.database, events(played.room, 1, 2));
    const auto before = load(played.database, played.room);
    for (const char* sql :
         {"UPDATE events SET body = 'x' WHERE version = 2", "UPDATE events SET at = at + 1",
          "DELETE FROM events WHERE version = 3", "DELETE FROM events",
          "INSERT OR REPLACE INTO events SELECT room, version, at, 'x' FROM events WHERE version = 3",
          "DELETE FROM rooms", "UPDATE rooms SET id = id + 1"}) {
        INFO(sql);
        CHECK_THROWS_AS(played.database.execute(sql), DatabaseError);
    }
    CHECK(load(played.database, played.room) == before);
}

TEST_CASE("an event that leaves a gap or belongs to no room cannot be stored") {
    Played played;
    const std::string room = std::to_string(played.room);
    for (const std::string& row : {room + ", 3", room + ", 0", room + ", -1", std::string("999, 1")}) {
        INFO(row);
        CHECK_THROWS_AS(played.database.execute("INSERT INTO events VALUES (" + row + ", 1000, 'x')"), DatabaseError);
    }
    played.database.execute("INSERT INTO events VALUES (" + room + ", 2, 1000, 'x')");
}

TEST_CASE("text comes back byte for byte") {
    Played played;
    const std::string body("{\"name\":\"M\xc3\xa1ra \xf0\x9f\x8e\xb2\",\"nul\":\"\0\"}", 32);
    append_now(played.database,
               {.room = played.room, .expected = 1, .bodies = {body, "", std::string(100'000, 'x')}});
    const auto entries = load(played.database, played.room, 1);
    CHECK(entries.at(0).body == body);
    CHECK(entries.at(1).body.empty());
    CHECK(entries.at(2).body.size() == 100'000);
}
