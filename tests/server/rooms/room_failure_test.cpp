#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// The mover passes. Whether it was acknowledged; otherwise the server says that something went wrong, or the
/// connection is lost.
bool pass(StartedRoom& room) {
    try {
        const auto answer = room.mover().ask(client::Pass{.id = "the-pass", .turn = 1});
        const auto* error = std::get_if<protocol::server::Error>(&answer);
        if (error && error->code != "INTERNAL") throw std::runtime_error(described(answer));
        return !error;
    } catch (const ConnectionLost&) {
        return false;
    }
}

}  // namespace

TEST_CASE("wherever something fails unexpectedly, those who come back find the game and go on") {
    int lost = 0;
    for (int calls = 0; calls < 6; ++calls) {
        StartedRoom room(2);
        room.server.clock.fail_after(calls);
        lost += !pass(room);
        room.server.clock.fail_no_more();
        for (Guest& guest : room.guests) {
            guest = Guest(room.server.port(), guest.token);
            guest.join(room.code);
        }
        CHECK(pass(room));
        room.other().say(client::Pass{.turn = 2});
    }
    CHECK(lost >= 2);  // in the connection, and in the room
}
