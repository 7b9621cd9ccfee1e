#include <nlohmann/json.hpp>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;

namespace {

/// What the guest hears next of what others say.
from_server::ChatLine next_line(Guest& guest) {
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        if (const auto* line = std::get_if<from_server::ChatLineNow>(&message)) return line->line;
    }
}

/// Both want it, one after the other; returns the version in which it has happened, which both know.
std::uint32_t agree(StartedRoom& room, const protocol::ClientMessage& wanted) {
    const std::uint32_t asked = room.mover().say(wanted);
    room.other().wait_for(asked);
    const std::uint32_t done = room.other().say(wanted);
    room.mover().wait_for(done);
    return done;
}

}  // namespace

TEST_CASE("a move is taken back over WebSockets once both players want it, and the tiles return") {
    StartedRoom room(2);
    const auto rack = room.mover().rack();
    const std::uint32_t played = room.mover().say(room.first_play());
    room.other().wait_for(played);
    CHECK(room.other().refused(client::TakeBack{.turn = 7}).code == "NOTHING_TO_TAKE_BACK");
    agree(room, client::TakeBack{.turn = 1});
    CHECK(room.mover().rack() == rack);
    CHECK_NOTHROW(room.mover().say(client::Pass{.turn = 3}));
}

TEST_CASE("a game ends over WebSockets as it stands once both players want it") {
    StartedRoom room(2);
    agree(room, client::EndGame{});
    CHECK(room.other().snapshot()["stage"] == "over");
}

TEST_CASE("a game that is aborted before its second turn counts for nobody") {
    StartedRoom room(2);
    agree(room, client::AbortGame{});
    CHECK(room.other().snapshot()["stage"] == "over");
    room.guest(0).join(room.code);
    while (!room.guest(0).room_now) room.guest(0).next();
    CHECK(room.guest(0).room_now->standings.empty());
}

TEST_CASE("a player is nudged over WebSockets once an hour") {
    StartedRoom room(2);
    CHECK_NOTHROW(room.other().say(client::Nudge{}));
    CHECK(room.other().refused(client::Nudge{}).code == "JUST_NUDGED");
    room.server.clock.advance(3'600'000);
    CHECK_NOTHROW(room.other().say(client::Nudge{}));
}

TEST_CASE("players talk over WebSockets, and during the game they do not hear what a watcher says") {
    StartedRoom room(2);
    Guest& mara = room.guest(0);
    Guest ida = room.server.guest();
    ida.create("Ida");
    ida.join(room.code);
    ida.ask_for<from_server::LineKept>(client::Say{.text = "Who will win?", .room = room.code});
    room.guest(1).ask_for<from_server::LineKept>(client::Say{.text = "Good luck!", .room = room.code});
    CHECK(next_line(mara).text == "Good luck!");
    CHECK(next_line(ida).text == "Good luck!");  // a watcher hears the players
}

TEST_CASE("a line whose answer was lost with the connection is sent again over WebSockets, and said once") {
    StartedRoom room(2);
    const client::Say hello{"said-once", "Hello", room.code};
    {
        Guest lost(room.server.port(), room.guest(1).token);
        lost.join(room.code);
        lost.socket.send(protocol::write(hello));
        CHECK(next_line(room.guest(0)).text == "Hello");
    }
    Guest back(room.server.port(), room.guest(1).token);
    back.join(room.code);
    back.socket.send(protocol::write(hello));
    protocol::ServerMessage answer = back.next();
    while (!std::holds_alternative<from_server::LineKept>(answer)) answer = back.next();
    CHECK(std::get<from_server::LineKept>(answer).line == 1);
    room.guest(1).ask_for<from_server::LineKept>(client::Say{.text = "And you?", .room = room.code});
    CHECK(next_line(room.guest(0)).text == "And you?");
}

TEST_CASE("a line of a megabyte ends the connection that sends it, and nothing else") {
    StartedRoom room(2);
    Guest flooder(room.server.port(), room.guest(1).token);
    flooder.join(room.code);
    flooder.socket.send(protocol::write(client::Say{"large", std::string(1 << 20, 'x'), room.code}));
    flooder.socket.close_code();  // 1009, if it arrives before the connection is reset
    const client::Say too_long{.text = std::string(257, 'x'), .room = room.code};
    CHECK(room.guest(1).refused(too_long).code == "BAD_MESSAGE");
    room.guest(1).ask_for<from_server::LineKept>(client::Say{.text = std::string(256, 'x'), .room = room.code});
    CHECK(next_line(room.guest(0)).text.size() == 256);
}
