#include <nlohmann/json.hpp>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

TEST_CASE("a client that comes back gets the versions that it missed, or a snapshot") {
    StartedRoom room(2);
    const auto seen = room.other().version;
    room.other().socket.drop();
    const auto version = room.mover().say(room.first_play());
    Guest back = room.server.guest(room.other().token);
    const auto joined = back.join(room.code, seen);
    CHECK(std::holds_alternative<std::vector<protocol::Entry>>(joined.view.content));
    CHECK(back.version == version);
    CHECK(back.entries.size() == version - seen);
    const auto current = back.join(room.code, version);
    CHECK(std::get<std::vector<protocol::Entry>>(current.view.content).empty());
    const auto impossible = back.join(room.code, version + 1);
    CHECK(std::holds_alternative<protocol::Json>(impossible.view.content));
    CHECK(back.version == version);
}

TEST_CASE("a snapshot and the log contain only what their viewer may see") {
    StartedRoom room(2);
    room.mover().say(room.first_play());
    Guest watcher = room.server.guest();
    watcher.join(room.code);
    const json everything = watcher.snapshot();
    CHECK(everything["stage"] == "playing");
    CHECK_FALSE(everything.contains("log"));
    CHECK(everything["lexicon"]["id"] == "english");
    CHECK(everything["state"]["squares"].size() == 2);
    for (const auto& player : everything["state"]["players"]) CHECK_FALSE(player["rack"].contains("tiles"));
    CHECK(everything.dump().find("\"seed\"") == std::string::npos);
    const json log = watcher.log();
    CHECK(log.back()["v"] == everything["v"]);
    CHECK(log.dump().find("\"tiles\"") == std::string::npos);
    CHECK(room.mover().log().size() == log.size());
    CHECK(room.mover().log().dump().find("\"tiles\"") != std::string::npos);
}

TEST_CASE("a preview gives the score without making a version") {
    StartedRoom room(2);
    const auto play = room.first_play();
    const auto before = room.mover().version;
    const auto shown = room.mover().ask_for<from_server::Preview>(client::Preview{.placement = play.placement});
    CHECK_FALSE(shown.valid);
    const int total = json::parse(shown.play_score.text)["total"];
    const auto version = room.mover().say(play);
    CHECK(room.mover().event(before + 1)["play_score"]["total"] == total);
    CHECK(version > before);
    CHECK(room.mover().refused(client::Preview{.placement = play.placement}).code == "OCCUPIED");
}
