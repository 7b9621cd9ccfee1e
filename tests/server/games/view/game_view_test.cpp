#include <nlohmann/json.hpp>

#include "tests/server/rooms/table_of_guests.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

TEST_CASE("a client that comes back gets the versions that it missed, or a snapshot") {
    TableOfGuests table(2);
    const auto seen = table.other().version;
    table.other().socket.drop();
    const auto version = table.mover().say(table.first_play());
    Guest back = table.server.guest(table.other().token);
    const auto joined = back.join(table.room, seen);
    CHECK(std::holds_alternative<std::vector<protocol::Entry>>(joined.view.content));
    CHECK(back.version == version);
    CHECK(back.entries.size() == version - seen);
    const auto current = back.join(table.room, version);
    CHECK(std::get<std::vector<protocol::Entry>>(current.view.content).empty());
    const auto impossible = back.join(table.room, version + 1);
    CHECK(std::holds_alternative<protocol::Json>(impossible.view.content));
    CHECK(back.version == version);
}

TEST_CASE("a snapshot and the log contain only what their viewer may see") {
    TableOfGuests table(2);
    table.mover().say(table.first_play());
    Guest watcher = table.server.guest();
    watcher.join(table.room);
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
    CHECK(table.mover().log().size() == log.size());
    CHECK(table.mover().log().dump().find("\"tiles\"") != std::string::npos);
}

TEST_CASE("a preview gives the score without making a version") {
    TableOfGuests table(2);
    const auto play = table.first_play();
    const auto before = table.mover().version;
    const auto shown = table.mover().ask_for<from_server::Preview>(client::Preview{.placement = play.placement});
    CHECK_FALSE(shown.valid);
    const int total = json::parse(shown.play_score.text)["total"];
    const auto version = table.mover().say(play);
    CHECK(table.mover().event(before + 1)["play_score"]["total"] == total);
    CHECK(version > before);
    CHECK(table.mover().refused(client::Preview{.placement = play.placement}).code == "OCCUPIED");
}
