#include <nlohmann/json.hpp>

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/projections.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

TEST_CASE("a seat that a player gives up is free again") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK(jonas.say(client::LeaveSeat{}) == 3);
    CHECK(jonas.say(client::TakeSeat{.name = "Jonas"}) == 4);
    CHECK(jonas.snapshot()["seats"] == json::parse(R"([{"name":"Mara"},{"name":"Jonas"}])"));
    auto database = server.database();
    const auto id = storage::find_room(database, room)->id;
    CHECK(storage::load_game(database, id)->version == 4);
}

TEST_CASE("everybody sees the first play, and a play for an old turn is refused") {
    StartedRoom room(2);
    Guest& mover = room.mover();
    Guest& other = room.other();
    const auto play = room.first_play();
    const auto version = mover.say(play);
    other.wait_for(version);
    CHECK(other.version == mover.version);
    const json played = other.event(room.began + 1);
    CHECK(played["type"] == "played");
    CHECK(played["window"] == "next_turn");
    CHECK(mover.refused(play).code == "STALE");
    CHECK(mover.refused(client::Pass{.turn = 2}).code == "NOT_YOUR_TURN");
    other.say(client::Pass{.turn = 2});
}

TEST_CASE("other players do not see the tiles that a player draws") {
    StartedRoom room(2);
    const auto version = room.mover().say(room.first_play());
    room.other().wait_for(version);
    const json own = room.mover().event(room.began + 2);
    const json others = room.other().event(room.began + 2);
    CHECK(own["type"] == "drew");
    CHECK(own["drawn"]["tiles"].size() == 2);
    CHECK(others == json{{"type", "drew"}, {"seat", own["seat"]}, {"drawn", {{"count", 2}}}});
}

TEST_CASE("all events of a command come in one frame that names the room and its game") {
    StartedRoom room(2);
    const auto version = room.mover().say(room.first_play());
    room.other().wait_for(version);
    const json frame = json::parse(room.other().socket.frames().back());
    CHECK(frame["type"] == "events");
    CHECK(frame["room"] == room.code);
    CHECK(frame["game"] == 1);
    CHECK(frame["events"].size() == 3);
    CHECK(frame["events"].back()["event"]["type"] == "turn_began");
}

TEST_CASE("a request names the joined room and its game") {
    StartedRoom room(2);
    CHECK(room.mover().refused(client::Pass{.turn = 1, .room = "22222222"}).code == "NOT_JOINED");
    CHECK(room.mover().refused(client::Pass{.turn = 1, .game = 2}).code == "NOT_JOINED");
    CHECK(room.mover().refused(client::Preview{.game = 0}).code == "NOT_JOINED");
    CHECK(room.mover().refused(client::Log{.room = "22222222"}).code == "NOT_JOINED");
}

TEST_CASE("a challenge is decided, sent to everybody and listed in the database") {
    StartedRoom room(2);
    const auto play = room.first_play();
    room.mover().say(play);
    const auto version = room.other().say(client::Challenge{.turn = 1});
    room.mover().wait_for(version);
    const json outcome = room.mover().event(room.began + 5);
    const bool good = outcome["type"] == "upheld";
    CHECK((good || outcome["type"] == "withdrawn"));
    auto database = room.server.database();
    const auto game = storage::load_game(database, storage::find_room(database, room.code)->id);
    const auto rows = storage::challenges_of(database, game->id);
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].upheld == good);
    CHECK(rows[0].words == play.placement[0].tile + play.placement[1].tile);
}

TEST_CASE("presence is sent when it changes, and all tabs of a guest count as one seat") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    mara.wait_for_presence({true});
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.wait_for_presence({true, true});
    Guest tab = server.guest(jonas.token);
    CHECK(tab.join(room).view.seat == 1);
    tab.wait_for_presence({true, true});
    tab.socket.drop();
    jonas.say(client::LeaveSeat{});
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.wait_for_presence({true});
    mara.wait_for_presence({true, true});
    jonas.ask_for<from_server::Ok>(client::Leave{});
    mara.wait_for_presence({true, false});
    CHECK(jonas.refused(client::LeaveSeat{}).code == "NOT_JOINED");
}
