#include "server/rooms/room_calls.hpp"

#include "tests/server/notices/delivery/quiet_office.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using When = CallPlayers::When;

namespace {

struct CallingRoom : QuietOffice {
    CallPlayers turn(When when) const {
        return {
            .notice = {.what = protocol::Notice::What::your_turn, .room = "ABCD2345", .players = {"Mara"}, .at = 5},
            .players = {only_player},
            .when = when,
            .began = clock.now()};
    }
    /// How many notices of the room wait, once all that has been asked for so far is done.
    std::string stored() {
        call(2);
        REQUIRE(becomes_true([&] { return waiting_in(2) == "2"; }));  // the call and a reminder
        office.withdraw(only_player, 2, 1);
        REQUIRE(becomes_true([&] { return waiting_in(2) == "0"; }));
        return waiting_in(1);
    }

    std::shared_ptr<RoomCalls> calls =
        std::make_shared<RoomCalls>(boost::asio::make_strand(context), clock, office, 1);
};

}  // namespace

TEST_CASE("a reminder for a player who is there is stored once five minutes of their turn have passed") {
    CallingRoom room;
    room.calls->call(room.turn(When::there));
    CHECK(room.stored() == "0");
    room.clock.advance(RoomCalls::keeps_reminders_for - 1);
    room.calls->send_due();
    CHECK(room.stored() == "0");
    room.clock.advance(1);
    SECTION("but not if they have moved") {
        room.calls->withdraw(only_player, 1);
        room.calls->send_due();
        CHECK(room.stored() == "0");
    }
    SECTION("and is withdrawn when they move") {
        room.calls->send_due();
        CHECK(room.stored() == "1");
        room.calls->withdraw(only_player, 1);
        CHECK(room.stored() == "0");
    }
}

TEST_CASE("a room that closes hands over the reminders that it has kept") {
    CallingRoom room;
    room.calls->call(room.turn(When::there));
    room.calls->send_all();
    CHECK(room.stored() == "1");
}

TEST_CASE("a player who leaves is called in place of the reminder that was kept for them") {
    CallingRoom room;
    room.calls->call(room.turn(When::there));
    room.calls->call(room.turn(When::later));
    CHECK(room.stored() == "1");
    room.clock.advance(RoomCalls::keeps_reminders_for);
    room.calls->send_due();
    CHECK(room.stored() == "1");
}

TEST_CASE(
    "calls are withdrawn once until the player is called again, and at first whatever an earlier server stored") {
    CallingRoom room;
    room.office.call(1, room.turn(When::now).notice, {only_player}, {});
    room.calls->withdraw(only_player, 1);
    CHECK(room.stored() == "0");
    room.office.call(1, room.turn(When::now).notice, {only_player}, {});
    room.calls->withdraw(only_player, 1);
    CHECK(room.stored() == "2");
    room.calls->call(room.turn(When::now));
    room.calls->withdraw(only_player, 1);
    CHECK(room.stored() == "0");
}
