#include "storage/sqlite/tables/rooms/about_rooms.hpp"

#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/tables/rooms/series.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

void change_now(Database& database, const ChangeRoom& change) {
    Transaction transaction(database);
    change_room(database, change);
    transaction.commit();
}

/// A room that player 1 has made.
struct MadeRoom {
    MadeRoom() {
        for (int number = 1; number <= 2; ++number) create_player(database, device(number));
        CreateRoom room = new_room("AAAAAAAA");
        room.command = CommandId{1, "made"};
        add_room(database, room);
        id = find_room(database, "AAAAAAAA")->id;
    }

    DataFile file{};
    Database database{file.path};
    RoomId id = 0;
};

}  // namespace

TEST_CASE("a new room is for everybody with the link, and its host is the person who made it") {
    MadeRoom room;
    const AboutRoom expected{.host = 1};
    CHECK(about_room(room.database, room.id) == expected);
    CHECK(find_room(room.database, "AAAAAAAA")->about == expected);
    CHECK(load_series(room.database, room.id, 20).about == expected);
}

TEST_CASE("a change of a room replaces what was before it, except who was removed") {
    MadeRoom room;
    AboutRoom about{.name = "Friday",
                    .entry = "password",
                    .password_hash = "hash",
                    .locked = true,
                    .watchers = false,
                    .delay_moves = 2,
                    .delay_seconds = 30,
                    .rated = false,
                    .host = 2,
                    .kept_seats = {"Jonas", "Nora"},
                    .removed = {1},
                    .next_game = "{}"};
    change_now(room.database, {.room = room.id, .about = about});
    CHECK(about_room(room.database, room.id) == about);
    about.kept_seats = {"Nora"};
    about.removed = {2};
    change_now(room.database, {.room = room.id, .about = about});
    about.removed = {1, 2};
    CHECK(about_room(room.database, room.id) == about);
}

TEST_CASE("a change of a room may give somebody another name, unless they have deleted themselves meanwhile") {
    MadeRoom room;
    room.database.execute("UPDATE players SET deleted = 5 WHERE id = 2");
    for (const PlayerId player : {1, 2})
        change_now(room.database, {.room = room.id, .about = {.host = 1}, .named = PlayerRow{player, "Nora"}});
    CHECK(ask(room.database, "SELECT group_concat(name, '/') FROM (SELECT name FROM players ORDER BY id)") ==
          "Nora/");
}

TEST_CASE("a room can remove people who have deleted themselves meanwhile, and keeps nothing of them") {
    MadeRoom room;
    change_now(room.database, {.room = room.id, .about = {.host = 1, .removed = {2, 99}}});
    CHECK(about_room(room.database, room.id).removed == std::vector<PlayerId>{2});
}

TEST_CASE("a room that is closed with a change stays closed") {
    MadeRoom room;
    change_now(room.database, {.room = room.id, .about = {.host = 1}, .closed = 77});
    CHECK(find_room(room.database, "AAAAAAAA")->closed);
    change_now(room.database, {.room = room.id, .about = {.host = 1}});
    CHECK(find_room(room.database, "AAAAAAAA")->closed);
}

TEST_CASE("a webhook stays when its room changes, and goes when the room gets another host") {
    MadeRoom room;
    set_webhook(room.database, room.id, 1, Webhook{"plain", "https://hooks.example.org/", {"over"}}, 1000);
    change_now(room.database, {.room = room.id, .about = {.name = "Friday", .host = 1}});
    CHECK(find_webhook(room.database, room.id));
    change_now(room.database, {.room = room.id, .about = {.name = "Friday", .host = 2}});
    CHECK_FALSE(find_webhook(room.database, room.id));
}

TEST_CASE("nobody sets or removes the webhook of a room that they have handed over") {
    MadeRoom room;
    change_now(room.database, {.room = room.id, .about = {.host = 2}});
    const Webhook webhook{"plain", "https://hooks.example.org/", {"over"}};
    CHECK_FALSE(set_webhook(room.database, room.id, 1, webhook, 1000));
    CHECK_FALSE(find_webhook(room.database, room.id));
    CHECK(set_webhook(room.database, room.id, 2, webhook, 1000));
    CHECK_FALSE(set_webhook(room.database, room.id, 1, std::nullopt, 1000));
    CHECK(find_webhook(room.database, room.id) == webhook);
}

TEST_CASE("a room changes only within a transaction") {
    MadeRoom room;
    CHECK_THROWS_AS(change_room(room.database, {.room = room.id}), DatabaseError);
}
