#include <nlohmann/json.hpp>

#include "tests/server/rooms/table_of_guests.hpp"
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
std::uint32_t agree(TableOfGuests& table, const protocol::ClientMessage& wanted) {
    const std::uint32_t asked = table.mover().say(wanted);
    table.other().wait_for(asked);
    const std::uint32_t done = table.other().say(wanted);
    table.mover().wait_for(done);
    return done;
}

}  // namespace

TEST_CASE("a move is taken back over WebSockets once both players want it, and the tiles return") {
    TableOfGuests table(2);
    const auto rack = table.mover().rack();
    const std::uint32_t played = table.mover().say(table.first_play());
    table.other().wait_for(played);
    CHECK(table.other().refused(client::TakeBack{.turn = 7}).code == "NOTHING_TO_TAKE_BACK");
    agree(table, client::TakeBack{.turn = 1});
    CHECK(table.mover().rack() == rack);
    CHECK_NOTHROW(table.mover().say(client::Pass{.turn = 3}));
}

TEST_CASE("a game ends over WebSockets as it stands once both players want it") {
    TableOfGuests table(2);
    agree(table, client::EndGame{});
    CHECK(table.other().snapshot()["stage"] == "over");
}

TEST_CASE("a game that is aborted before its second turn counts for nobody") {
    TableOfGuests table(2);
    agree(table, client::AbortGame{});
    CHECK(table.other().snapshot()["stage"] == "over");
    table.guest(0).join(table.room);
    while (!table.guest(0).room_now) table.guest(0).next();
    CHECK(table.guest(0).room_now->standings.empty());
}

TEST_CASE("a player is nudged over WebSockets once an hour") {
    TableOfGuests table(2);
    CHECK_NOTHROW(table.other().say(client::Nudge{}));
    CHECK(table.other().refused(client::Nudge{}).code == "JUST_NUDGED");
    table.server.clock.advance(3'600'000);
    CHECK_NOTHROW(table.other().say(client::Nudge{}));
}

TEST_CASE("players talk over WebSockets, and during the game they do not hear what a watcher says") {
    TableOfGuests table(2);
    Guest& mara = table.guest(0);
    Guest ida = table.server.guest();
    ida.create("Ida");
    ida.join(table.room);
    ida.ask_for<from_server::LineKept>(client::Say{.text = "Who will win?", .room = table.room});
    table.guest(1).ask_for<from_server::LineKept>(client::Say{.text = "Good luck!", .room = table.room});
    CHECK(next_line(mara).text == "Good luck!");
    CHECK(next_line(ida).text == "Good luck!");  // a watcher hears the players
}

TEST_CASE("a line whose answer was lost with the connection is sent again over WebSockets, and said once") {
    TableOfGuests table(2);
    const client::Say hello{"said-once", "Hello", table.room};
    {
        Guest lost(table.server.port(), table.guest(1).token);
        lost.join(table.room);
        lost.socket.send(protocol::write(hello));
        CHECK(next_line(table.guest(0)).text == "Hello");
    }
    Guest back(table.server.port(), table.guest(1).token);
    back.join(table.room);
    back.socket.send(protocol::write(hello));
    protocol::ServerMessage answer = back.next();
    while (!std::holds_alternative<from_server::LineKept>(answer)) answer = back.next();
    CHECK(std::get<from_server::LineKept>(answer).line == 1);
    table.guest(1).ask_for<from_server::LineKept>(client::Say{.text = "And you?", .room = table.room});
    CHECK(next_line(table.guest(0)).text == "And you?");
}

TEST_CASE("a line of a megabyte ends the connection that sends it, and nothing else") {
    TableOfGuests table(2);
    Guest flooder(table.server.port(), table.guest(1).token);
    flooder.join(table.room);
    flooder.socket.send(protocol::write(client::Say{"large", std::string(1 << 20, 'x'), table.room}));
    flooder.socket.close_code();  // 1009, if it arrives before the connection is reset
    const client::Say too_long{.text = std::string(257, 'x'), .room = table.room};
    CHECK(table.guest(1).refused(too_long).code == "BAD_MESSAGE");
    table.guest(1).ask_for<from_server::LineKept>(client::Say{.text = std::string(256, 'x'), .room = table.room});
    CHECK(next_line(table.guest(0)).text.size() == 256);
}
