#include <chrono>
#include <nlohmann/json.hpp>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

TEST_CASE("a room is made, joined by its code, and begins") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    CHECK(mara.join(room).view.seat == 0);
    Guest jonas = server.guest();
    const std::string typed = "  " + room.substr(0, 4) + "-" + room.substr(4);
    const auto joined = jonas.join(typed);
    CHECK(joined.room == room);
    CHECK_FALSE(joined.view.seat);
    CHECK(jonas.say(client::TakeSeat{.name = "Jonas"}) == 2);
    mara.wait_for(2);
    CHECK(mara.event(2) == json{{"type", "seats_changed"}, {"seats", {{{"name", "Mara"}}, {{"name", "Jonas"}}}}});
    const auto version = mara.say(client::Start{});
    jonas.wait_for(version);
    CHECK(jonas.event(3)["type"] == "began");
    CHECK(jonas.event(version)["type"] == "turn_began");
    CHECK(mara.rack().size() == 7);
}

TEST_CASE("a room in which strangers come and go is joined like any other, and stays as small as it was") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    for (int stranger = 0; stranger < 30; ++stranger) {
        Guest guest = server.guest();
        guest.join(room);
        for (int round = 0; round < 10; ++round) {
            guest.say(client::TakeSeat{.name = "Stranger"});
            guest.say(client::LeaveSeat{});
        }
        CHECK(guest.refused(client::TakeSeat{.name = "Stranger"}).code == "TOO_MANY_CHANGES");
    }
    CHECK(KeptRoom(server.data() / server::database_file, room).stored().entries.size() == 1);
    CHECK(mara.join(room).view.seat == 0);
    CHECK(mara.version == 601);
    server.restart();
    Guest jonas = server.guest();
    jonas.join(room);
    CHECK(jonas.say(client::TakeSeat{.name = "Jonas"}) == 602);
    CHECK(jonas.log().size() == 1);
}

TEST_CASE("somebody who leaves a waiting room until it is forgotten has to wait as before") {
    TestServer server([](server::Config& config) { config.metrics_bind = "127.0.0.1:0"; });
    const std::string room = server.guest().create("Mara");
    Guest jonas = server.guest();
    jonas.join(room);
    for (int round = 0; round < 10; ++round) {
        jonas.say(client::TakeSeat{.name = "Jonas"});
        jonas.say(client::LeaveSeat{});
    }
    jonas.ask_for<from_server::Ok>(client::Leave{.room = room});
    const auto is_forgotten = [&] {
        server.clock.advance(1);
        return Scrape::of(server.metrics_port()).value("crisscross_rooms_open") == 0;
    };
    REQUIRE(becomes_true(is_forgotten));
    jonas.join(room);
    CHECK(jonas.refused(client::TakeSeat{.name = "Jonas"}).code == "TOO_MANY_CHANGES");
    server.clock.advance(30'000);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK(jonas.refused(client::LeaveSeat{}).code == "TOO_MANY_CHANGES");
}

TEST_CASE("create with join joins the new room at once") {
    TestServer server;
    Guest mara = server.guest();
    const client::Create request{.id = "create", .name = "Mara"};
    const auto created = mara.create_and_join(request);
    CHECK(created.view->seat == 0);
    CHECK(created.view->game == 1);
    CHECK(mara.version == 1);
    CHECK(json::parse(std::get<protocol::Json>(created.view->content).text)["seats"][0]["name"] == "Mara");
    mara.wait_for_presence({true});
    Guest jonas = server.guest();
    jonas.join(created.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.wait_for(2);
    CHECK(mara.event(2)["seats"][1]["name"] == "Jonas");
}

TEST_CASE("a repeated create joins the first room in its current state") {
    TestServer server;
    Guest mara = server.guest();
    client::Create request{.id = "create", .name = "Mara"};
    const std::string room = mara.ask_for<from_server::Created>(request).room;
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK(mara.create_and_join(request).room == room);
    CHECK(mara.version == 2);
    Guest elsewhere = server.guest(mara.token);
    CHECK(elsewhere.create_and_join(request).room == room);
    CHECK(elsewhere.say(client::AddComputer{.strength = engine::Strength::casual}) == 3);
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 1);
}

TEST_CASE("create without join answers with the code alone") {
    TestServer server;
    Guest mara = server.guest();
    const auto created = mara.ask_for<from_server::Created>(client::Create{.name = "Mara"});
    CHECK_FALSE(created.view);
    CHECK(mara.refused(client::LeaveSeat{.room = created.room}).code == "NOT_JOINED");
}

TEST_CASE("a refused create joins nothing") {
    TestServer server;
    Guest mara = server.guest();
    const auto refusal = mara.refused(client::Create{.name = "Mara", .settings = {.system = "chess"}, .join = true});
    CHECK(refusal.code == "BAD_SETTINGS");
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}

TEST_CASE("a guest who may not guess more codes can still create a room and join it") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 1, .per_second = 0.1}; });
    Guest mara = server.guest();
    CHECK(mara.refused(client::Join{.room = "22222222"}).code == "NO_SUCH_ROOM");
    CHECK(mara.refused(client::Join{.room = "33333333"}).code == "TOO_MANY_GUESSES");
    CHECK(mara.create_and_join({.name = "Mara"}).view->seat == 0);
}

TEST_CASE("a wrong code is refused, and guessing is limited except for the player's own rooms") {
    TestServer server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 3, .per_second = 0.1}; });
    Guest mara = server.guest();
    const std::string own = mara.create("Mara");
    Guest stranger = server.guest();
    CHECK(stranger.refused(client::Join{.room = "22222222"}).code == "NO_SUCH_ROOM");
    CHECK(stranger.refused(client::Join{.room = "nonsense!"}).code == "NO_SUCH_ROOM");
    CHECK(stranger.refused(client::Join{.room = "33333333"}).code == "NO_SUCH_ROOM");
    CHECK(stranger.refused(client::Join{.room = "44444444"}).code == "TOO_MANY_GUESSES");
    CHECK(stranger.refused(client::Join{.room = own}).code == "TOO_MANY_GUESSES");
    mara.join(own);
    server.clock.advance(10000);
    stranger.join(own);
}

TEST_CASE("settings that make no sense are refused by name") {
    TestServer server;
    Guest mara = server.guest();
    const auto system = mara.refused(client::Create{.name = "Mara", .settings = {.system = "chess"}});
    CHECK(system.code == "BAD_SETTINGS");
    CHECK(system.field == "/settings/system");
    CHECK(system.details == protocol::Details{.reason = "unknown"});
    const auto range = mara.refused(client::Create{.name = "Mara", .settings = {.knobs = {{"bingo_points", 1001}}}});
    CHECK(range.field == "/settings/bingo_points");
    CHECK(range.details == protocol::Details{.reason = "out_of_range", .min = 0, .max = 1000});
    const auto rack = mara.refused(client::Create{.name = "Mara", .settings = {.knobs = {{"rack_size", 5}}}});
    CHECK(rack.knobs == std::vector<std::string>{"bingo_tiles", "rack_size"});
    CHECK(rack.details == protocol::Details{.reason = "out_of_range", .min = 1, .max = 5});
    const auto lexicon = mara.refused(client::Create{.name = "Mara", .settings = {.lexicon = "klingon"}});
    CHECK(lexicon.code == "UNKNOWN_LEXICON");
    CHECK(lexicon.field == "/settings/lexicon");
    const auto name = mara.refused(client::Create{.name = "\u200b"});
    CHECK(name.code == "BAD_NAME");
    CHECK(name.field == "/name");
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}

TEST_CASE("the list of a player's rooms shows what each is waiting for them to do") {
    StartedRoom room(2);
    const auto mine = room.mover().ask_for<from_server::Rooms>(client::Rooms{}).rooms;
    REQUIRE(mine.size() == 1);
    CHECK(mine[0].room == room.code);
    CHECK(mine[0].stage == "playing");
    CHECK(mine[0].names == std::vector<std::string>{"Player 0", "Player 1"});
    CHECK(mine[0].asked == engine::Asked::move);
    CHECK_FALSE(room.other().ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).asked);
    CHECK(room.server.guest().ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
    room.mover().say(client::Resign{});
    const auto over = room.other().ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0);
    CHECK(over.stage == "over");
    CHECK_FALSE(over.asked);
}

TEST_CASE("the list of rooms shows who has to accept a play, and who has to vote on it") {
    StartedRoom room(3, {.system = "scrappy"});
    const auto asked_of = [&room](int places) {
        return room.after_mover(places).ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).asked;
    };
    room.mover().say(room.first_play());
    CHECK_FALSE(asked_of(0));
    CHECK(asked_of(1) == engine::Asked::accept);
    CHECK(asked_of(2) == engine::Asked::accept);
    room.other().say(client::Challenge{.turn = 1});
    CHECK(asked_of(1) == engine::Asked::vote);
    room.other().say(client::Vote{.turn = 1, .opinion = engine::Opinion::convinced});
    CHECK_FALSE(asked_of(1));
    CHECK(asked_of(2) == engine::Asked::vote);
}
