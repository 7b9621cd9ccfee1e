#include "storage/sqlite/upkeep/unused.hpp"

#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/host/audit.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

constexpr std::int64_t long_ago = 1000;
constexpr std::int64_t today = 9000;
const std::vector<std::string> tables{"rooms", "games", "events", "receipts", "seats", "game_secrets", "challenges"};

struct Hall {
    PlayerId guest(int number, std::int64_t at = long_ago) {
        return create_player(database, device(number, at)).player.id;
    }
    /// A room that `player` created, with its receipt and seat.
    RoomId room(const std::string& code, PlayerId player, const std::string& stage, std::int64_t at = long_ago) {
        CreateRoom create = new_room(code, at);
        create.command = CommandId{player, "create " + code};
        create.projection.seats = {{player, "Mara"}};
        create.projection.stage = "waiting";
        const GameId game = add_room(database, create);
        if (stage != "waiting") move_on(game, stage, at);
        return find_room(database, code)->id;
    }
    void move_on(GameId game, const std::string& stage, std::int64_t at = long_ago) {
        Append next = events(game, 1);
        next.projection.stage = stage;
        next.projection.changed = at;
        REQUIRE(append_now(database, next) == AppendOutcome(Stored{}));
    }
    Unused find(int limit = 100, UnusedPlace room = {}, UnusedPlace player = {}) {
        return find_unused(database, {today, limit, room, player});
    }
    RemovedCount remove(const Unused& unused) {
        Transaction transaction(database);
        const RemovedCount removed = remove_unused(database, unused);
        transaction.commit();
        return removed;
    }
    int remove_games(int limit = 100) {
        Transaction transaction(database);
        const int removed = remove_old_games(database, old_games(database, today, {}, limit));
        transaction.commit();
        return removed;
    }
    std::string count(const std::string& table) { return ask(database, "SELECT count(*) FROM " + table); }
    std::vector<std::string> codes(const Unused& unused) const {
        std::vector<std::string> found;
        for (const UnusedRoom& room : unused.rooms) found.push_back(room.code);
        return found;
    }

    DataFile file{};
    Database database{file.path};
};

using Codes = std::vector<std::string>;

}  // namespace

TEST_CASE("a room whose game never began is removed with everything in it, once nobody has touched it for long") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    hall.room("WAITINGA", mara, "waiting");
    hall.room("WAITINGB", mara, "waiting", today);
    const Unused unused = hall.find();
    CHECK(hall.codes(unused) == Codes{"WAITINGA"});
    CHECK(hall.remove(unused) == RemovedCount{.rooms = 1});
    CHECK_FALSE(find_room(hall.database, "WAITINGA"));
    for (const std::string& table : tables) CHECK(hall.count(table) == (table == "challenges" ? "0" : "1"));
}

TEST_CASE("a game that began is never unused, whether it is being played or over") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    for (const std::string stage : {"playing", "over"}) {
        const RoomId room = hall.room(stage, mara, stage);
        const Unused unused = hall.find();
        CHECK(unused.rooms.empty());
        CHECK(hall.remove({.before = today, .rooms = {{room, stage, {}}}}) == RemovedCount{});
        CHECK(game_of(hall.database, stage)->entries.size() == 2);
    }
}

TEST_CASE("a room that somebody touches between being found and being removed stays") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    hall.room("TOUCHED", mara, "waiting");
    hall.room("BEGUN", mara, "waiting");
    const PlayerId ida = hall.guest(2);
    const Unused unused = hall.find();
    CHECK(unused.rooms.size() == 2);
    CHECK(unused.players.size() == 1);
    hall.move_on(game_of(hall.database, "TOUCHED")->id, "waiting", today);
    hall.move_on(game_of(hall.database, "BEGUN")->id, "playing");
    hall.room("OFIDA", ida, "waiting", today);
    CHECK(hall.remove(unused) == RemovedCount{});
    CHECK(hall.count("rooms") == "3");
    CHECK(hall.count("players") == "2");
}

TEST_CASE("only guests who left nothing in a game or room are removed, named or not, and only after a while") {
    Hall hall;
    const PlayerId unused_guest = hall.guest(1);
    hall.guest(2, today);
    const PlayerId creator = hall.guest(3);
    hall.room("PLAYED", creator, "playing");
    const PlayerId named = hall.guest(4);
    hall.database.prepare("UPDATE players SET name = 'Tom' WHERE id = ?").bind(1, named).run();
    const Unused unused = hall.find();
    REQUIRE(unused.players.size() == 2);
    CHECK(unused.players[0].id == unused_guest);
    CHECK(unused.players[1].id == named);
    CHECK(hall.remove(unused) == RemovedCount{.players = 2});
    CHECK_FALSE(find_player(hall.database, token(1)));
    CHECK(hall.count("players") == "2");
}

TEST_CASE("what a guest has once asked of a room does not keep the guest, and its receipt goes with them") {
    Hall hall;
    hall.room("PLAYEDAA", hall.guest(1), "playing");
    hall.guest(2);
    hall.database.execute("INSERT INTO room_receipts (room, number, player, request) VALUES (1, 1, 2, 'step-back')");
    CHECK(hall.remove(hall.find()) == RemovedCount{.players = 1});
    CHECK(hall.count("room_receipts") == "0");
}

TEST_CASE("what belongs to an unused room or guest goes with them") {
    Hall hall;
    hall.room("WAITINGA", hall.guest(1), "waiting");
    hall.guest(2);
    hall.database.execute(
        "INSERT INTO webhooks (room, format, address, created) VALUES (1, 'plain', 'https://x.example', 0); "
        "INSERT INTO kept_seats (room, name) VALUES (1, 'Nora'); "
        "INSERT INTO removed_from_rooms (room, player) VALUES (1, 2); "
        "INSERT INTO room_receipts (room, number, player, request) VALUES (1, 1, 1, 'lock'); "
        "INSERT INTO push_devices (player, address, public_key, secret, created) "
        "VALUES (2, 'https://y.example', randomblob(65), randomblob(16), 0); "
        "INSERT INTO deliveries (device, room, due, expires, notice) VALUES (1, 1, 0, 9000, '{}'); "
        "INSERT INTO deliveries (webhook, room, due, expires, notice) VALUES (1, 1, 0, 9000, '{}'); "
        "INSERT INTO call_times (player, reminders, night_from, night_to, zone) VALUES (2, 1, 0, 0, 'UTC'); "
        "INSERT INTO feeds (player, secret_hash) VALUES (2, randomblob(32)); "
        "INSERT INTO hand_overs (player, secret_hash, expires) VALUES (2, randomblob(32), 9000)");
    CHECK(hall.remove(hall.find()) == RemovedCount{.rooms = 1, .players = 1});
    for (const char* table : {"webhooks", "kept_seats", "removed_from_rooms", "room_receipts", "push_devices",
                              "deliveries", "call_times", "feeds", "hand_overs"}) {
        INFO(table);
        CHECK(hall.count(table) == "0");
    }
    CHECK(ask(hall.database, "SELECT waiting FROM delivery_count") == "0");
    CHECK(hall.count("devices") == "1");
}

TEST_CASE("a guest whom the host has removed stays removed, and one who said hello lately stays") {
    Hall hall;
    const PlayerId removed = hall.guest(1);
    const PlayerId seen = hall.guest(2);
    const PlayerId unused_guest = hall.guest(3);
    remove_player(hall.database, removed, long_ago);
    saw_device(hall.database, find_player(hall.database, token(2))->device.id, "", today);
    const Unused unused = hall.find();
    REQUIRE(unused.players.size() == 1);
    CHECK(unused.players[0].id == unused_guest);
    const Unused all{.before = today, .players = {{.id = removed}, {.id = seen}, {.id = unused_guest}}};
    CHECK(hall.remove(all) == RemovedCount{.players = 1});
    CHECK(find_player(hall.database, token(1))->player.removed);
    CHECK(find_player(hall.database, token(2)));
}

TEST_CASE("a closed room goes like any other if its game never began, and what the host did is still known") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    hall.room("WAITING", mara, "waiting");
    hall.room("PLAYING", mara, "playing");
    for (const std::string code : {"WAITING", "PLAYING"}) {
        close_room(hall.database, code, today);
        add_to_audit_log(hall.database, {today, {}, "close_room", code});
    }
    CHECK(hall.remove(hall.find()) == RemovedCount{.rooms = 1});
    CHECK(hall.remove_games() == 0);
    CHECK_FALSE(find_room(hall.database, "WAITING"));
    CHECK(find_room(hall.database, "PLAYING")->closed);
    CHECK(hall.count("audit_log") == "2");
}

TEST_CASE("unused rooms and guests are found in portions, each after the last, oldest first") {
    Hall hall;
    const PlayerId mara = hall.guest(9, today);
    for (int number = 1; number <= 5; ++number) {
        hall.guest(number, long_ago + number % 2);
        hall.room("ROOM" + std::to_string(number), mara, "waiting", long_ago + number % 2);
    }
    Codes found;
    std::vector<PlayerId> guests;
    UnusedPlace room;
    UnusedPlace player;
    for (;;) {
        const Unused part = hall.find(2, room, player);
        if (part.rooms.empty() && part.players.empty()) break;
        REQUIRE(part.rooms.size() <= 2);
        for (const UnusedRoom& one : part.rooms) found.push_back(one.code);
        for (const UnusedPlayer& one : part.players) guests.push_back(one.id);
        if (!part.rooms.empty()) room = part.rooms.back().place;
        if (!part.players.empty()) player = part.players.back().place;
    }
    CHECK(found == Codes{"ROOM2", "ROOM4", "ROOM1", "ROOM3", "ROOM5"});
    CHECK(guests == std::vector<PlayerId>{3, 5, 2, 4, 6});
}

TEST_CASE("the schema itself keeps the events of a game that began") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    for (const std::string stage : {"playing", "over"}) {
        hall.room(stage, mara, stage);
        const std::string id = std::to_string(game_of(hall.database, stage)->id);
        CHECK_THROWS_AS(hall.database.execute("DELETE FROM events WHERE game = " + id), DatabaseError);
        CHECK_THROWS_AS(hall.database.execute("UPDATE games SET stage = 'waiting' WHERE id = " + id), DatabaseError);
        CHECK_THROWS_AS(hall.database.execute("DELETE FROM games WHERE id = " + id), DatabaseError);
    }
    const std::string playing = std::to_string(game_of(hall.database, "playing")->id);
    CHECK_THROWS_AS(hall.database.execute("UPDATE games SET stage = 'removed' WHERE id = " + playing), DatabaseError);
}

TEST_CASE("finished games go only when the host asks for it, oldest first, and running ones stay") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    hall.room("OLDER", mara, "over", long_ago);
    hall.room("OLD", mara, "over", long_ago + 1);
    hall.room("NEW", mara, "over", today);
    hall.room("PLAYING", mara, "playing", long_ago);
    CHECK(hall.remove_games(1) == 1);
    CHECK_FALSE(find_room(hall.database, "OLDER"));
    CHECK(hall.remove_games() == 1);
    CHECK(hall.remove_games() == 0);
    CHECK(find_room(hall.database, "NEW"));
    CHECK(find_room(hall.database, "PLAYING"));
    CHECK(hall.count("events") == "4");
}

TEST_CASE("a game under way goes like a finished one if the host closed its room as long ago, and in no other room") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    for (const std::string code : {"CLOSED", "JUSTCLOSED", "OPEN"}) hall.room(code, mara, "playing");
    hall.room("OVER", mara, "over", long_ago + 2);
    close_room(hall.database, "CLOSED", long_ago + 1);
    close_room(hall.database, "JUSTCLOSED", today);
    const auto found = old_games(hall.database, today, {}, 9);
    REQUIRE(found.size() == 2);
    CHECK(found[0].room == "CLOSED");
    CHECK(found[1].room == "OVER");
    CHECK(hall.remove_games() == 2);
    CHECK_FALSE(find_room(hall.database, "CLOSED"));
    CHECK(find_room(hall.database, "JUSTCLOSED"));
    CHECK(find_room(hall.database, "OPEN"));
    CHECK(hall.count("events") == "4");
    const std::string open = std::to_string(game_of(hall.database, "OPEN")->id);
    CHECK_THROWS_AS(hall.database.execute("UPDATE games SET stage = 'removed' WHERE id = " + open), DatabaseError);
}

TEST_CASE(
    "games that ended long ago are found in portions, those that ended first at the beginning, and then removed") {
    Hall hall;
    const PlayerId mara = hall.guest(1);
    hall.room("OLDER", mara, "over", long_ago);
    hall.room("OLD", mara, "over", long_ago + 1);
    hall.room("NEW", mara, "over", today);
    hall.room("PLAYING", mara, "playing", long_ago);
    const auto first = old_games(hall.database, today, {}, 1);
    REQUIRE(first.size() == 1);
    CHECK(first[0].room == "OLDER");
    const auto second = old_games(hall.database, today, first[0], 9);
    REQUIRE(second.size() == 1);
    CHECK(second[0].room == "OLD");
    const OldGame running{.id = game_of(hall.database, "PLAYING")->id, .room = "PLAYING"};
    Transaction transaction(hall.database);
    const std::vector<OldGame> wanted{first[0], running, {.id = 99}};
    CHECK(remove_old_games(hall.database, wanted) == 1);
    transaction.commit();
    CHECK_FALSE(find_room(hall.database, "OLDER"));
    CHECK(find_room(hall.database, "OLD"));
    CHECK(find_room(hall.database, "PLAYING"));
}
