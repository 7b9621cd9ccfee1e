#include <nlohmann/json.hpp>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("with three seats the next player waits until the window has run out") {
    StartedRoom room(3);
    const auto version = room.mover().say(room.first_play());
    Guest& next = room.after_mover(1);
    next.wait_for(version);
    CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    room.server.clock.advance(9999);
    CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    room.server.clock.advance(1);
    next.wait_for(version + 1);
    CHECK(next.event(version + 1)["type"] == "window_closed");
    CHECK(next.event(version + 1)["reason"] == "expired");
    next.say(client::Pass{.turn = 2});
}

TEST_CASE("with three seats the next player need not wait when all opponents have accepted") {
    StartedRoom room(3);
    room.mover().say(room.first_play());
    room.after_mover(1).say(client::Accept{.turn = 1});
    CHECK(room.after_mover(1).refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    const auto version = room.after_mover(2).say(client::Accept{.turn = 1});
    room.after_mover(1).wait_for(version);
    room.after_mover(1).say(client::Pass{.turn = 2});
}

TEST_CASE("a window goes on after a restart, and the time in which the server did not run takes nothing from it") {
    StartedRoom room(3);
    const auto version = room.mover().say(room.first_play());
    const std::string next_token = room.after_mover(1).token;
    room.server.restart();
    {
        Guest next = room.server.guest(next_token);
        next.join(room.code);
        CHECK(next.version == version);
        CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    }
    room.server.stop();
    room.server.clock.advance(60000);
    room.server.start();
    Guest next = room.server.guest(next_token);
    next.join(room.code, version);
    next.wait_for(version + 1);
    CHECK(next.event(version + 1)["type"] == "time_forgiven");
    CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    room.server.clock.advance(10000);
    next.wait_for(version + 2);
    CHECK(next.event(version + 2)["reason"] == "expired");
    next.say(client::Pass{.turn = 2});
}

TEST_CASE("a window runs out even when nobody watches") {
    StartedRoom room(3);
    const auto version = room.mover().say(room.first_play());
    for (Guest& guest : room.guests) guest.socket.drop();
    room.server.clock.advance(10000);
    Guest back = room.server.guest(room.tokens[0]);
    back.join(room.code);
    back.wait_for(version + 1);
    CHECK(back.version == version + 1);
}
