#include "storage/sqlite/tables/people/deletions.hpp"

#include <algorithm>

#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/history/notes.hpp"
#include "storage/sqlite/tables/host/host_lists.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/storage/sqlite/tables/people/parting.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a deleted person is nobody: no device, account, address, secret or name is left") {
    Parting parting;
    const SeatedPerson mara{parting.mara, "Mara", 300};
    const SeatedPerson jonas{parting.jonas, "Jonas", 200};
    keep_game(parting.database, "OVEROVER", 5000, {mara, jonas});
    create_account(parting.database, {.player = parting.mara,
                                      .name = "Mara",
                                      .look = {"Mara", "mara"},
                                      .pass_phrase = "hash",
                                      .passkey = NewPasskey{.credential = {1}, .public_key = {2}, .name = "key"}});
    parting.database.execute(
        "INSERT INTO push_devices (player, address, public_key, secret, created) "
        "VALUES (1, 'https://y.example', randomblob(65), randomblob(16), 0); "
        "INSERT INTO deliveries (device, room, due, expires, notice) VALUES (1, 1, 0, 9000, '{}'); "
        "INSERT INTO call_times (player, reminders, night_from, night_to, zone) VALUES (1, 1, 0, 0, 'UTC'); "
        "INSERT INTO feeds (player, secret_hash) VALUES (1, randomblob(32)); "
        "UPDATE rooms SET host = 1; INSERT INTO webhooks (room, format, address, created) VALUES (1, 'plain', "
        "'https://x.example', 0); "
        "INSERT INTO deliveries (webhook, room, due, expires, notice) VALUES (1, 1, 0, 9000, '{}'); "
        "INSERT INTO hand_overs (player, secret_hash, expires) VALUES (1, randomblob(32), 9000)");
    const auto deleted = parting.remove();
    REQUIRE(deleted);
    CHECK(deleted->devices.size() == 1);
    CHECK(deleted->rooms == std::vector<std::string>{"OVEROVER"});
    for (const std::string table :
         {"accounts", "passkeys", "push_devices", "deliveries", "call_times", "feeds", "webhooks", "hand_overs"}) {
        INFO(table);
        CHECK(parting.asked("SELECT count(*) FROM " + table) == "0");
    }
    CHECK_FALSE(find_player(parting.database, token(1)));
    CHECK(find_player(parting.database, token(2)));
    CHECK(parting.asked("SELECT name || '/' || score FROM seats WHERE seat = 0") == "/300");
    CHECK(parting.asked("SELECT group_concat(name, '/') FROM history_seats") == "/Jonas");
    CHECK(parting.asked("SELECT group_concat(folded_name, '/') FROM history_seats") == "/jonas");
    CHECK(parting.asked("SELECT name || created || seen || deleted FROM players WHERE id = 1") == "009000");
    CHECK(list_people(parting.database, {}).size() == 1);
    rename_player(parting.database, parting.mara, "Mara");
    CHECK(parting.asked("SELECT name FROM players WHERE id = 1").empty());
}

TEST_CASE("somebody without a game leaves no row behind, nor do guests who were the same person") {
    Parting parting;
    const PlayerId guest = person(parting.database, 3, "Mara on a phone");
    parting.database.prepare("UPDATE players SET same_as = ? WHERE id = ?")
        .bind(1, parting.mara)
        .bind(2, guest)
        .run();
    CHECK(parting.remove());
    CHECK(parting.asked("SELECT group_concat(name) FROM players") == "Jonas");
    CHECK_FALSE(find_player(parting.database, token(3)));
}

TEST_CASE("what a deleted person has said goes with their reactions, and what others said stays") {
    Parting parting;
    parting.room("CHATTING", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    const RoomId room = parting.id_of("CHATTING");
    add_chat_line(parting.database, {room, parting.mara, "players", "hello", 1000}, 9);
    add_chat_line(parting.database, {room, parting.jonas, "players", "good game", 1000}, 9);
    react_to_line(parting.database, {room, parting.mara, 2, {"players"}}, "\U0001F44D");
    parting.remove();
    const ChatPage page =
        chat_lines(parting.database, {.room = room, .player = parting.jonas, .channels = {"players"}});
    REQUIRE(page.lines.size() == 1);
    CHECK(page.lines[0].text == "good game");
    CHECK(page.lines[0].reactions.empty());
}

TEST_CASE("seats that are kept for a deleted person, and notices with one of their names, go in their rooms only") {
    Parting parting;
    parting.room("MARASAAA", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    parting.room("OTHERAAA", "over", {{parting.jonas, "Jonas"}});
    for (const std::string code : {"MARASAAA", "OTHERAAA"}) parting.change(code, {.kept_seats = {"Mara", "Nora"}});
    parting.database.execute(
        "INSERT INTO webhooks (room, format, address, created) VALUES (1, 'plain', 'https://x.example', 0); "
        "INSERT INTO deliveries (webhook, room, due, expires, notice) VALUES (1, 1, 0, 9000, '{\"by\":\"Mara\"}'); "
        "INSERT INTO deliveries (webhook, room, due, expires, notice) VALUES (1, 1, 0, 9000, '{\"by\":\"Jonas\"}')");
    parting.remove();
    CHECK(parting.asked("SELECT group_concat(name) FROM kept_seats WHERE room = 1") == "Nora");
    CHECK(parting.asked("SELECT group_concat(name) FROM kept_seats WHERE room = 2") == "Mara,Nora");
    CHECK(parting.asked("SELECT group_concat(notice) FROM deliveries") == R"({"by":"Jonas"})");
    CHECK(parting.asked("SELECT waiting FROM delivery_count") == "1");
}

TEST_CASE("a deletion that begins again finds the names that journals no longer have") {
    Parting parting;
    parting.room("MARASAAA", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    parting.change("MARASAAA", {.kept_seats = {"Mara", "Nora"}});
    parting.remove(true, {});
    CHECK(parting.asked("SELECT group_concat(name) FROM kept_seats") == "Nora");
}

TEST_CASE("a room that has not heard of the deletion of its host brings nothing of theirs back") {
    Parting parting;
    parting.room("MARASAAA", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    const AboutRoom before{.name = "Home of Mara", .host = parting.mara, .kept_seats = {"Mara"}};
    parting.change("MARASAAA", before);
    parting.remove();
    const Webhook of_jonas{"plain", "https://x.example", {"over"}};
    set_webhook(parting.database, parting.id_of("MARASAAA"), parting.jonas, of_jonas, Parting::now);
    parting.change("MARASAAA", before, CommandId{parting.mara, "as before"});
    CHECK(find_webhook(parting.database, parting.id_of("MARASAAA")) == of_jonas);
    CHECK(find_room(parting.database, "MARASAAA")->about.host == parting.jonas);
    CHECK(find_room(parting.database, "MARASAAA")->about.name.empty());
    CHECK(parting.asked("SELECT count(*) FROM kept_seats") == "0");
    CHECK(parting.asked("SELECT count(*) FROM room_receipts") == "0");
}

TEST_CASE(
    "the receipts of what a deleted person has asked of rooms go, even those of a guest, and those of others stay") {
    Parting parting;
    const PlayerId guest = person(parting.database, 3, "Mara");
    parting.database.prepare("UPDATE players SET same_as = ? WHERE id = ?")
        .bind(1, parting.mara)
        .bind(2, guest)
        .run();
    parting.room("SHAREDAA", "over", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    parting.change("SHAREDAA", {.name = "Friday"}, CommandId{parting.mara, "of Mara"});
    parting.change("SHAREDAA", {.name = "Monday"}, CommandId{parting.jonas, "of Jonas"});
    parting.change("SHAREDAA", {.name = "Sunday"}, CommandId{guest, "of a guest"});
    REQUIRE(parting.asked("SELECT count(*) FROM room_receipts") == "3");
    parting.remove();
    CHECK(parting.asked("SELECT group_concat(request) FROM room_receipts") == "of Jonas");
}

TEST_CASE("nobody is deleted out of a game that needs them, unless that cannot be helped") {
    for (const std::string stage : {"waiting", "playing"}) {
        Parting parting;
        const GameId game = parting.room("GOINGAAA", stage, {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
        CHECK(own_games(parting.database, parting.mara, {}, 9) ==
              std::vector<OwnGame>{{game, parting.id_of("GOINGAAA"), "GOINGAAA", 1, stage, parting.mara, 0}});
        CHECK_FALSE(parting.remove());
        CHECK(find_player(parting.database, token(1))->player.name == "Mara");
        CHECK(parting.remove(false));
        CHECK_FALSE(find_player(parting.database, token(1)));
    }
}

TEST_CASE("a game that ended with its room keeps nobody from being deleted") {
    Parting parting;
    parting.room("CLOSEDAA", "playing", {{parting.mara, "Mara"}, {parting.jonas, "Jonas"}});
    REQUIRE(close_room(parting.database, "CLOSEDAA", 2000));
    CHECK(parting.remove());
}

TEST_CASE("a person's games come in portions, including those of guests who were the same person") {
    Parting parting;
    const PlayerId guest = person(parting.database, 3, "Mara");
    parting.database.prepare("UPDATE players SET same_as = ? WHERE id = ?")
        .bind(1, parting.mara)
        .bind(2, guest)
        .run();
    const GameId first = parting.room("FIRSTAAA", "over", {{parting.jonas, "Jonas"}, {parting.mara, "Mara"}});
    parting.room("OTHERAAA", "over", {{parting.jonas, "Jonas"}});
    const GameId second = parting.room("SECONDAA", "over", {{guest, "Mara"}});
    const OwnGame one = own_games(parting.database, parting.mara, {}, 1).at(0);
    CHECK(one.id == first);
    const auto rest = own_games(parting.database, parting.mara, {one.id, one.seat}, 9);
    REQUIRE(rest.size() == 1);
    CHECK(rest[0].id == second);
    CHECK(rest[0].player == guest);
}

TEST_CASE("a portion of a person's games may end between two seats that they have in the same one") {
    Parting parting;
    const PlayerId guest = person(parting.database, 3, "Mara");
    parting.database.prepare("UPDATE players SET same_as = ? WHERE id = ?")
        .bind(1, parting.mara)
        .bind(2, guest)
        .run();
    parting.room("TWICEAAA", "playing", {{guest, "Mara"}, {parting.mara, "Mara"}});
    const OwnGame one = own_games(parting.database, parting.mara, {}, 1).at(0);
    CHECK(one.player == guest);
    const auto rest = own_games(parting.database, parting.mara, {one.id, one.seat}, 9);
    REQUIRE(rest.size() == 1);
    CHECK(rest[0].player == parting.mara);
}

TEST_CASE("the events of a game change only while a name goes from them, and only their bodies") {
    Parting parting;
    const GameId game = parting.room("REWRITTA", "over", {{parting.mara, "Mara"}});
    Append next = events(game, 1);
    next.projection.stage = "over";
    append_now(parting.database, next);
    CHECK_THROWS_AS(parting.database.execute("UPDATE events SET body = 'x'"), DatabaseError);
    CHECK_THROWS_AS(rewrite_events(parting.database, game, {}), DatabaseError);  // outside of a transaction
    parting.rewrite(game, {{2, "without a name"}});
    const auto stored = game_of(parting.database, "REWRITTA");
    REQUIRE(stored);
    CHECK(stored->entries.at(0).body == "first of REWRITTA");
    CHECK(stored->entries.at(1).body == "without a name");
    CHECK_THROWS_AS(parting.database.execute("UPDATE events SET body = 'x'"), DatabaseError);
    CHECK_THROWS_AS(parting.database.execute("INSERT INTO rewritten_games (game) VALUES (1); "
                                             "UPDATE events SET version = 7 WHERE version = 2"),
                    DatabaseError);
}

TEST_CASE("a deleted person's notes go, shared or not, and those of others about their games stay") {
    Parting parting;
    const SeatedPerson mara{parting.mara, "Mara", 300};
    const GameId game = keep_game(parting.database, "NOTEDAAA", 5000, {mara, {parting.jonas, "Jonas", 200}});
    {
        Transaction transaction(parting.database);
        for (const Note& note :
             {Note{game, parting.mara, 1, 1, false, "secret"}, Note{game, parting.mara, 2, 1, true, "told"},
              Note{game, parting.jonas, 2, 1, true, "answered"}})
            REQUIRE(keep_note(parting.database, note) == KeepNoteOutcome::kept);
        transaction.commit();
    }
    parting.remove();
    CHECK(parting.asked("SELECT group_concat(body) FROM notes") == "answered");
}

TEST_CASE("the room of somebody's imported games stays open where others have played, and goes where nobody has") {
    for (const bool others_play : {true, false}) {
        INFO("others play there: " << others_play);
        Imports imports;
        imports.import(game_of(imports.mara, 1));
        if (others_play)
            keep_game(imports.database, "IMPORTED", 6000, {{imports.mara, "Mara", 10}, {imports.jonas, "Jonas", 20}});
        Transaction transaction(imports.database);
        const auto deleted = delete_person(imports.database, {imports.mara, {"Mara"}, 9000});
        transaction.commit();
        REQUIRE(deleted.has_value());
        CHECK(std::ranges::count(deleted->closed, "IMPORTED") == (others_play ? 0 : 1));
        CHECK(std::ranges::count(deleted->rooms, "IMPORTED") == (others_play ? 1 : 0));
        CHECK(find_room(imports.database, "IMPORTED").has_value() == others_play);
    }
}
