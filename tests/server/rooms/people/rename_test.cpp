#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/another_device.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

using Names = std::vector<std::string>;

/// The names in the first of the guest's rooms, as the list of rooms says.
Names names_in_list(Guest& guest) {
    return guest.ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).names;
}

void rename(Guest& guest, const std::string& name) {
    guest.ask_for<from_server::Ok>(client::Rename{.name = name});
}

/// Reads until the host of a room sees just these people watch.
void wait_for_watchers(Guest& host, const Names& names) {
    const auto is_reached = [&] {
        return host.room_now && std::ranges::equal(host.room_now->watchers, names, {}, &from_server::Watcher::name);
    };
    while (!is_reached()) host.next();
}

}  // namespace

TEST_CASE("a new name is seen in the room, in the lists of rooms, and after a restart") {
    StartedRoom room(2);
    rename(room.guest(1), "Jonas");
    Guest& other = room.guest(0);
    other.wait_for(room.began + 1);
    CHECK(other.event(room.began + 1) == json{{"type", "renamed"}, {"seat", 1}, {"name", "Jonas"}});
    CHECK(names_in_list(other) == Names{"Player 0", "Jonas"});
    const std::string token = room.tokens[1];
    room.guests.clear();
    room.server.restart();
    Guest again(room.server.port(), token);
    CHECK(again.welcome.name == "Jonas");
    again.join(room.code);
    CHECK(again.snapshot()["seats"][1]["name"] == "Jonas");
    CHECK(names_in_list(again) == Names{"Player 0", "Jonas"});
}

TEST_CASE("a new name holds in every room of the guest that is not over, and nowhere else") {
    TestServer server;
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string over = mara.create("Mara");
    mara.join(over);
    jonas.join(over);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.say(client::Start{});
    mara.say(client::Resign{});
    const std::string waiting = mara.create("M");
    const std::string of_jonas = jonas.create("Jonas");
    rename(mara, "Nora");
    for (const auto& room : mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms)
        CHECK(room.names.front() == (room.room == over ? "Mara" : "Nora"));
    for (const auto& room : jonas.ask_for<from_server::Rooms>(client::Rooms{}).rooms)
        CHECK(room.names.back() == "Jonas");
    mara.join(waiting);
    CHECK(mara.log().back()["event"] == json{{"type", "renamed"}, {"seat", 0}, {"name", "Nora"}});
}

TEST_CASE("a name that somebody has in one of the guest's rooms is refused with the room, and changes nothing") {
    TestServer server;
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    const std::string other = jonas.create("Jonas");
    const auto refusal = jonas.refused(client::Rename{.name = "mara"});
    CHECK(refusal.code == "NAME_TAKEN");
    CHECK(refusal.field == "/name");
    CHECK(refusal.room == room);
    for (const auto& listed : jonas.ask_for<from_server::Rooms>(client::Rooms{}).rooms)
        CHECK(listed.names.back() == "Jonas");
    CHECK(jonas.refused(client::Rename{.name = "\u200b"}).code == "BAD_NAME");
}

TEST_CASE("a guest without a room keeps a new name for the next ones") {
    TestServer server;
    Guest mara = server.guest();
    rename(mara, "  Mara   II ");
    CHECK(Guest(server.port(), mara.token).welcome.name == "Mara II");
}

TEST_CASE("the host of a room sees at once what a watcher is called now, on whichever device they say so") {
    StartedRoom room(2);
    Guest& host = room.guest(0);
    Guest ida = room.server.guest();
    ida.join(room.code);
    rename(ida, "Ida");
    wait_for_watchers(host, {"Ida"});
    Guest phone = room.server.guest(another_device(room.server, ida));
    rename(phone, "Ida B");
    wait_for_watchers(host, {"Ida B"});
    ida.ask_for<from_server::Ok>(client::Leave{.room = room.code});
    wait_for_watchers(host, {});
    ida.join(room.code);
    wait_for_watchers(host, {"Ida B"});
}

TEST_CASE("the host of a room sees at once the name that a watcher has got in another room") {
    StartedRoom room(2);
    Guest& host = room.guest(0);
    Guest ida = room.server.guest();
    ida.join(room.code);
    wait_for_watchers(host, {""});
    const std::string other = ida.create("Ida");
    wait_for_watchers(host, {"Ida"});
    ida.create_and_join({.name = "Ida B"});
    wait_for_watchers(host, {"Ida B"});
    Guest dora = room.server.guest();
    dora.join(room.code);
    wait_for_watchers(host, {"", "Ida B"});
    Guest phone = room.server.guest(another_device(room.server, dora));
    phone.join(other);
    phone.say(client::TakeSeat{.name = "Dora"});
    wait_for_watchers(host, {"Dora", "Ida B"});
    CHECK(room.server.guest(dora.token).welcome.name == "Dora");
}

TEST_CASE("the host of a room sees at once the name that a watcher has got with an account") {
    StartedRoom room(2);
    Guest& host = room.guest(0);
    Guest ida = room.server.guest();
    ida.join(room.code);
    ida.ask_for<from_server::Ok>(client::MakeAccount{.name = "Ida", .pass_phrase = "eleven green bottles"});
    wait_for_watchers(host, {"Ida"});
    rename(ida, "Nora");
    wait_for_watchers(host, {"Nora"});
}

TEST_CASE("somebody who takes part in the next game does so with the name that they got in another room since") {
    StartedRoom room(2);
    Guest& host = room.guest(0);
    Guest ida = room.server.guest();
    ida.join(room.code);
    ida.ask_for<from_server::Ok>(client::TakePart{.name = "Ida"});
    ida.create("Nora");
    while (!host.room_now || host.room_now->coming != Names{"Nora"}) host.next();
}

TEST_CASE("a guest may change the name only so often, in all rooms together") {
    TestServer server(
        [](server::Config& config) { config.limits.renames_per_person = {.burst = 2, .per_second = 0.1}; });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    rename(mara, "Mara");
    rename(mara, "Nora");
    CHECK(mara.refused(client::Rename{.name = "Mara"}).code == "TOO_MANY_CHANGES");
    CHECK(mara.refused(client::Rename{.name = ""}).code == "BAD_NAME");
    rename(jonas, "Jonas");
    server.clock.advance(10'000);
    rename(mara, "Mara");
}

TEST_CASE("a player with a new name plays on, and the journal is still sound") {
    StartedRoom room(2);
    rename(room.mover(), "Ada");
    const auto version = room.mover().say(client::Pass{.turn = 1});
    room.other().wait_for(version);
    CHECK(version == room.began + 3);
    room.server.restart();
    Guest again(room.server.port(), room.tokens[static_cast<std::size_t>(room.to_move)]);
    again.join(room.code);
    CHECK(again.snapshot()["state"]["turn"] == 2);
}

TEST_CASE("a name of combining marks is refused wherever one is given, and changes nothing") {
    const std::string marks = "\u0301\u0302\u0303\u0304\u0305";
    const std::string stacked = "M" + marks + marks;
    StartedRoom room(2);
    Guest& mara = room.guest(0);
    for (const std::string& name : {marks, stacked}) {
        CHECK(mara.refused(client::Rename{.name = name}).code == "BAD_NAME");
        CHECK(mara.refused(client::Create{.name = name}).code == "BAD_NAME");
        CHECK(mara.refused(client::MakeAccount{.name = name, .pass_phrase = "eleven green bottles"}).code ==
              "BAD_NAME");
        Guest stranger = room.server.guest();
        stranger.join(room.code);
        CHECK(stranger.refused(client::TakePart{.name = name}).code == "BAD_NAME");
    }
    CHECK(names_in_list(mara) == Names{"Player 0", "Player 1"});
}

TEST_CASE("new names count by the bytes that they add to games under way") {
    TestServer server(
        [](server::Config& config) { config.limits.game_bytes_per_network = {.burst = 100, .per_second = 0.001}; });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    CHECK_NOTHROW(mara.ask_for<from_server::Ok>(client::Rename{.name = "Ann"}));
    mara.say(client::Start{});
    const auto refused = mara.refused(client::Rename{.name = "Bea"});
    CHECK(refused.code == "TOO_MANY_CHANGES");
    CHECK(refused.details.limit == "game_bytes");
    CHECK(jonas.snapshot().at("seats").at(0).at("name") == "Ann");
}
