#include <nlohmann/json.hpp>

#include "tests/server/rooms/table_of_guests.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("with three seats the next player waits until the window has run out") {
    TableOfGuests table(3);
    const auto version = table.mover().say(table.first_play());
    Guest& next = table.after_mover(1);
    next.wait_for(version);
    CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    table.server.clock.advance(9999);
    CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    table.server.clock.advance(1);
    next.wait_for(version + 1);
    CHECK(next.event(version + 1)["type"] == "window_closed");
    CHECK(next.event(version + 1)["reason"] == "expired");
    next.say(client::Pass{.turn = 2});
}

TEST_CASE("with three seats the next player need not wait when all opponents have accepted") {
    TableOfGuests table(3);
    table.mover().say(table.first_play());
    table.after_mover(1).say(client::Accept{.turn = 1});
    CHECK(table.after_mover(1).refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    const auto version = table.after_mover(2).say(client::Accept{.turn = 1});
    table.after_mover(1).wait_for(version);
    table.after_mover(1).say(client::Pass{.turn = 2});
}

TEST_CASE("a window goes on after a restart, and the time in which the server did not run takes nothing from it") {
    TableOfGuests table(3);
    const auto version = table.mover().say(table.first_play());
    const std::string next_token = table.after_mover(1).token;
    table.server.restart();
    {
        Guest next = table.server.guest(next_token);
        next.join(table.room);
        CHECK(next.version == version);
        CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    }
    table.server.stop();
    table.server.clock.advance(60000);
    table.server.start();
    Guest next = table.server.guest(next_token);
    next.join(table.room, version);
    next.wait_for(version + 1);
    CHECK(next.event(version + 1)["type"] == "time_forgiven");
    CHECK(next.refused(client::Pass{.turn = 2}).code == "WINDOW_OPEN");
    table.server.clock.advance(10000);
    next.wait_for(version + 2);
    CHECK(next.event(version + 2)["reason"] == "expired");
    next.say(client::Pass{.turn = 2});
}

TEST_CASE("a window runs out even when nobody watches") {
    TableOfGuests table(3);
    const auto version = table.mover().say(table.first_play());
    for (Guest& guest : table.guests) guest.socket.drop();
    table.server.clock.advance(10000);
    Guest back = table.server.guest(table.tokens[0]);
    back.join(table.room);
    back.wait_for(version + 1);
    CHECK(back.version == version + 1);
}
