#include "tests/server/rooms/hosted_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;
using protocol::RoomEntry;

TEST_CASE("a room that its host closes is closed for everybody, even after a restart") {
    HostedRoom kept;
    Guest guest = kept.server.guest();
    guest.join(kept.room);
    kept.change(client::CloseRoom{});
    CHECK(guest.refused(join(kept.room)).code == "ROOM_CLOSED");
    kept.server.restart();
    Guest again(kept.server.port(), guest.token);
    CHECK(again.refused(join(kept.room)).code == "ROOM_CLOSED");
    CHECK(again.ask_for<from_server::Rooms>(client::Rooms{}).rooms.empty());
}

TEST_CASE("the finished games of a closed room are reviewed by those who had a seat, even after a restart") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    jonas.wait_for(kept.host->say(client::Start{}));
    jonas.say(client::Resign{});
    kept.change(client::CloseRoom{});
    kept.server.restart();
    Guest again(kept.server.port(), jonas.token);
    CHECK(again.ask_for<from_server::Joined>(join(kept.room)).room == kept.room);
    const auto rooms = again.ask_for<from_server::Rooms>(client::Rooms{}).rooms;
    REQUIRE(rooms.size() == 1);
    CHECK(rooms[0].closed);
    Guest stranger = kept.server.guest();
    CHECK(stranger.refused(join(kept.room)).code == "ROOM_CLOSED");
}

TEST_CASE("a player who gets a room from its host starts the game") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    kept.change(client::HandOverRoom{.name = "Jonas"});
    CHECK(kept.host->refused(client::Start{.room = kept.room}).code == "NOT_HOST");
    const std::uint32_t version = jonas.say(client::Start{});
    kept.host->wait_for(version);
}

TEST_CASE("somebody whom the host of a room has removed does not come in again, even after a restart") {
    HostedRoom kept;
    Guest guest = kept.server.guest();
    guest.join(kept.room);
    guest.say(client::TakeSeat{.name = "Jonas"});
    kept.change(client::RemovePerson{.name = "Jonas"});
    CHECK(guest.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
    kept.server.restart();
    Guest again(kept.server.port(), guest.token);
    CHECK(again.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
}

TEST_CASE("a player whom the host of a room has removed reviews the finished games that they played there") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    jonas.wait_for(kept.host->say(client::Start{}));
    kept.host->wait_for(jonas.say(client::Resign{}));
    kept.change(client::RemovePerson{.name = "Jonas"});
    kept.server.restart();
    Guest again(kept.server.port(), jonas.token);
    CHECK(again.ask_for<from_server::Joined>(client::Join{.room = kept.room, .game = 1}).view.game == 1);
    CHECK(again.ask_for<from_server::Joined>(join(kept.room)).view.game == 1);  // it is the newest
    CHECK(again.refused(client::Join{.room = kept.room, .game = 2}).code == "REMOVED_FROM_ROOM");
}

TEST_CASE("somebody who watches, and whom the host of a room removes, does not come in again, even after a restart") {
    HostedRoom kept({.entry = RoomEntry::everybody});
    Guest guest = kept.server.guest();
    guest.ask_for<from_server::Ok>(client::Rename{.name = "Ida"});
    guest.join(kept.room);
    while (!kept.host->room_now || kept.host->room_now->watchers.empty()) kept.host->next();
    REQUIRE(kept.host->room_now->watchers.size() == 1);
    CHECK(kept.host->room_now->watchers[0].name == "Ida");
    kept.change(client::RemoveWatcher{.watcher = kept.host->room_now->watchers[0].watcher});
    CHECK(guest.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
    kept.server.restart();
    Guest again(kept.server.port(), guest.token);
    CHECK(again.refused(join(kept.room)).code == "REMOVED_FROM_ROOM");
}

TEST_CASE(
    "a change of a room that the host sends again after a restart is answered again, and other requests are not") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    const client::RemovePerson removal{.id = Guest::new_id(), .name = "Jonas"};
    kept.change(removal);
    kept.server.restart();
    Guest host(kept.server.port(), kept.host->token);
    host.join(kept.room);
    host.ask_for<from_server::Ok>(removal);
    CHECK(host.refused(client::RemovePerson{.name = "Jonas"}).code == "NO_SUCH_PERSON");
    Guest stranger = kept.server.guest();
    stranger.join(kept.room);
    CHECK(stranger.refused(removal).code == "NOT_HOST");
}

TEST_CASE("a host who has closed a room, or handed it over, hears so again after a restart") {
    HostedRoom kept;
    Guest jonas = kept.server.guest();
    jonas.join(kept.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    jonas.wait_for(kept.host->say(client::Start{}));
    jonas.say(client::Resign{});
    const client::HandOverRoom handed_over{.id = Guest::new_id(), .name = "Jonas"};
    const client::CloseRoom closed{.id = Guest::new_id()};
    kept.change(handed_over);
    jonas.ask_for<from_server::Ok>(closed);
    kept.server.restart();
    Guest mara(kept.server.port(), kept.host->token), owner(kept.server.port(), jonas.token);
    for (Guest* guest : {&mara, &owner}) guest->join(kept.room);
    mara.ask_for<from_server::Ok>(handed_over);
    owner.ask_for<from_server::Ok>(closed);
    CHECK(mara.refused(closed).code == "ROOM_CLOSED");
}
