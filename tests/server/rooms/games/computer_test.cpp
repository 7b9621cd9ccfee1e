#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

void at_once(server::Config& config) {
    config.computer_pause = 0;
}

/// A guest who has a seat beside those of computers, before the game.
Guest alone(TestServer& server, const std::vector<engine::Strength>& computers,
            const engine::Settings& settings = {}) {
    Guest mara = server.guest();
    mara.join(mara.create("Mara", settings));
    for (const auto strength : computers) mara.say(client::AddComputer{.strength = strength});
    return mara;
}

/// Passes, accepts and waits until the game is over; the snapshot then.
nlohmann::json passed_to_the_end(Guest& guest) {
    for (;;) {
        const auto now = guest.snapshot();
        if (now["stage"] == "over") return now;
        const auto& game = now["state"];
        const bool held = !game["pending_play"].is_null() && game["pending_play"]["window"] != "next_turn";
        if (held && game["pending_play"]["seat"] != 0)
            guest.ask(client::Accept{.turn = game["pending_play"]["turn"]});
        else if (!held && game["to_move"] == 0)
            guest.ask(client::Pass{.turn = game["turn"]});
        else
            guest.wait_for(guest.version + 1);
    }
}

/// Waits while computers play; the snapshot at the end.
nlohmann::json played_to_the_end(Guest& guest) {
    for (;;) {
        auto now = guest.snapshot();
        if (now["stage"] == "over") return now;
        guest.wait_for(guest.version + 1);
    }
}

}  // namespace

TEST_CASE("the host seats computers before the game, and takes them away") {
    TestServer server;
    Guest mara = alone(server, {engine::Strength::casual, engine::Strength::strong});
    auto seats = mara.snapshot()["seats"];
    CHECK(seats[1]["name"] == "Robin");
    CHECK(seats[1]["computer"] == "casual");
    CHECK(seats[2]["name"] == "Wren");
    CHECK_FALSE(seats[0].contains("computer"));
    mara.wait_for_presence({true, true, true});
    CHECK(mara.refused(client::RemoveComputer{.seat = 0}).code == "NOT_A_COMPUTER");
    CHECK(mara.refused(client::RemoveComputer{.seat = 9}).code == "NOT_A_COMPUTER");
    mara.say(client::RemoveComputer{.seat = 1});
    mara.say(client::AddComputer{.strength = engine::Strength::beginner});
    mara.say(client::AddComputer{.strength = engine::Strength::beginner});
    CHECK(mara.refused(client::AddComputer{}).code == "ROOM_FULL");
    seats = mara.snapshot()["seats"];
    CHECK(seats[1]["computer"] == "strong");
    CHECK(seats.size() == 4);
}

TEST_CASE("where words are checked when laid, nobody has to pass to end the game, whatever the tiles (K13)") {
    TestServer server(at_once, short_words());
    for (const char* tiles : {"classic", "shmac"}) {
        INFO(tiles);
        std::set<std::string> reasons;
        for (int game = 0; game < 30 && reasons.count("no_play_left") == 0; ++game) {
            const engine::Settings soon_without_a_bag{
                .knobs = {{"tiles_from", tiles}, {"rack_size", 20}, {"ruling", "void"}}};
            Guest mara = alone(server, std::vector(3, engine::Strength::casual), soon_without_a_bag);
            mara.say(client::Start{});
            mara.say(client::Resign{});
            const auto end = played_to_the_end(mara)["state"];
            if (end["bag"] == 0) reasons.insert(end["result"]["reason"]);
        }
        CHECK(reasons.count("no_play_left") == 1);
        CHECK(reasons.count("all_passed") == 0);
    }
}

TEST_CASE("a game names its word list by the hash of the list, whatever its tiles (K16)") {
    TestServer server(at_once, short_words());
    const engine::Settings searched{.knobs = {{"tiles_from", "shmac"}, {"ruling", "void"}}};
    Guest mara = alone(server, {engine::Strength::casual}, searched);
    Guest jonas =
        alone(server, {engine::Strength::casual});  // whose computer thinks after the first room's list is made
    jonas.say(client::Start{});
    jonas.say(client::AddStandIn{.seat = 0});
    played_to_the_end(jonas);
    mara.say(client::Start{});
    const auto now = mara.snapshot();
    const auto began = mara.log()[1]["event"];
    CHECK(began["type"] == "began");
    CHECK(began["lexicon_hash"] == now["lexicon"]["hash"]);
}

TEST_CASE("only the host seats computers, and not after the start") {
    TestServer server;
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    CHECK(jonas.refused(client::AddComputer{}).code == "NOT_SEATED");
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK(jonas.refused(client::AddComputer{}).code == "NOT_HOST");
    mara.say(client::Start{});
    CHECK(mara.refused(client::AddComputer{}).code == "ALREADY_STARTED");
}

TEST_CASE("a computer is never the host: it goes with the player before it") {
    TestServer server;
    Guest mara = alone(server, {engine::Strength::casual});
    mara.say(client::LeaveSeat{});
    CHECK(mara.snapshot()["seats"].empty());
}

TEST_CASE("a computer plays its turns to the end of the game") {
    TestServer server(at_once, short_words());
    for (const auto strength : {engine::Strength::beginner, engine::Strength::casual, engine::Strength::strong}) {
        Guest mara = alone(server, {strength});
        mara.say(client::Start{});
        const auto end = passed_to_the_end(mara);
        CHECK_FALSE(end["state"]["squares"].empty());
        CHECK(end["state"]["players"][1]["score"] > 0);
    }
}

TEST_CASE("computers play against each other in systems with votes, starters and digraphs") {
    TestServer server(at_once, short_words());
    for (const char* system : {"scrappy", "crosswords", "shmac", "finish-line"}) {
        INFO(system);
        Guest mara = alone(server, {engine::Strength::strong, engine::Strength::casual}, {.system = system});
        mara.say(client::Start{});
        mara.say(client::Resign{});
        played_to_the_end(mara);
    }
}

TEST_CASE("a computer takes its time, and a restart costs it nothing") {
    TestServer server;
    Guest mara = alone(server, {engine::Strength::strong});
    const auto began = mara.say(client::Start{});
    const auto turn = mara.event(began);
    if (turn["seat"] == 0) mara.say(client::Pass{.turn = 1});
    const auto before = mara.snapshot()["v"].get<std::uint32_t>();
    server.clock.advance(1100);
    CHECK(mara.snapshot()["v"] == before);
    server.restart();
    Guest again = server.guest(mara.token);
    const auto rooms = again.ask_for<protocol::server::Rooms>(client::Rooms{});
    again.join(rooms.rooms.front().room);
    std::uint32_t version = again.version;
    while (again.snapshot()["v"] == version) server.clock.advance(400);
    CHECK(again.snapshot()["state"]["turn"] > turn["turn"]);
}

TEST_CASE("a stronger computer plays to a higher target (F1)") {
    TestServer server;
    Guest mara = alone(server, {engine::Strength::beginner, engine::Strength::strong}, {.system = "finish-line"});
    const auto seats = mara.snapshot()["seats"];
    CHECK(seats[1]["level"] == "beginner");
    CHECK(seats[2]["level"] == "expert");
}
