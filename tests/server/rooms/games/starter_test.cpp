#include <nlohmann/json.hpp>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

const engine::Settings crosswords{.system = "crosswords"};

}  // namespace

TEST_CASE("the first turn places the starter and sets the options for everybody (X2)") {
    StartedRoom room(2, crosswords);
    CHECK(room.mover().refused(client::Pass{.turn = 1}).code == "NOT_A_STARTER");
    client::PlaceStarter starter{.turn = 1, .cell = {3, 4}};
    starter.options.rack_visibility = engine::RackVisibility::open;
    CHECK(room.other().refused(starter).code == "NOT_YOUR_TURN");
    const auto version = room.mover().say(starter);
    room.other().wait_for(version);
    CHECK(room.other().event(version - 2)["type"] == "starter_placed");
    CHECK(room.other().event(version - 1)["racks"][static_cast<std::size_t>(room.to_move)]["tiles"].size() == 7);
    const auto game = room.other().snapshot()["state"];
    CHECK(game["squares"] == nlohmann::json{{3, 4, "A", false}});
    CHECK(game["options"]["rack_visibility"] == "open");
    for (const auto& player : game["players"]) CHECK(player["rack"]["tiles"].size() == 7);
}

TEST_CASE("when time runs out, the starter goes to the centre, even after a restart (X2)") {
    StartedRoom room(2, crosswords);
    const auto until = room.mover().snapshot()["state"]["placing_starter"]["until"];
    CHECK(until == room.server.clock.now() + 120'000);
    room.server.clock.advance(60'000);
    room.server.restart();
    Guest back = room.server.guest(room.tokens[0]);
    back.join(room.code);
    CHECK(back.snapshot()["state"]["placing_starter"]["until"] == until);
    room.server.clock.advance(60'000);
    back.wait_for(room.began + 2);
    CHECK(back.event(room.began + 1)["cell"] == nlohmann::json{7, 7});
}

TEST_CASE("each seat has the target of its own level (F1)") {
    TestServer server;
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const auto room =
        mara.ask_for<protocol::server::Created>(
                client::Create{.name = "Mara", .level = "expert", .settings = {.system = "finish-line"}})
            .room;
    mara.join(room);
    jonas.join(room);
    CHECK(jonas.refused(client::TakeSeat{.name = "Jonas", .level = "wizard"}).code == "NO_SUCH_LEVEL");
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.say(client::Start{});
    const auto snapshot = jonas.snapshot();
    CHECK(snapshot["seats"][0]["level"] == "expert");
    CHECK(snapshot["seats"][1]["level"] == "beginner");
    CHECK(snapshot["state"]["players"][0]["target"] == 200);
    CHECK(snapshot["state"]["players"][1]["target"] == 70);
}

TEST_CASE("settings that contradict each other are refused with their names") {
    TestServer server;
    Guest mara = server.guest();
    engine::Settings settings{.system = "scrappy"};
    settings.knobs = {{"ruling", "double"}};
    const auto error = mara.refused(client::Create{.name = "Mara", .settings = settings});
    CHECK(error.code == "BAD_SETTINGS");
    CHECK(error.field == "/settings/ruling");
    CHECK(error.knobs == std::vector<std::string>{"word_source", "ruling"});
    CHECK(error.details == protocol::Details{.reason = "contradiction"});
    CHECK(error.message.find("list") != std::string::npos);
}

TEST_CASE("a contradiction is reported at the setting that the player changed") {
    TestServer server;
    Guest mara = server.guest();
    const auto rack = mara.refused(client::Create{.name = "Mara", .settings = {.knobs = {{"rack_size", 5}}}});
    CHECK(rack.knobs == std::vector<std::string>{"bingo_tiles", "rack_size"});
    CHECK(rack.field == "/settings/rack_size");
    const auto bingo = mara.refused(client::Create{.name = "Mara", .settings = {.knobs = {{"bingo_tiles", 8}}}});
    CHECK(bingo.field == "/settings/bingo_tiles");
}

TEST_CASE("a guest learns which word lists there are") {
    TestServer server;
    const Guest mara = server.guest();
    REQUIRE(mara.welcome.lexicons.size() == 1);
    CHECK(mara.welcome.lexicons[0].id == "english");
    CHECK(mara.welcome.lexicons[0].word_count > 0);
}
