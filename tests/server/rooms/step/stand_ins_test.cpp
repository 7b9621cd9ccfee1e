#include "tests/server/rooms/step/played_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

/// The answer to a player of the first game who asks for a computer in this seat of it.
std::string ask_for_stand_in(StepRoom& room, server::PlayerId player, engine::Seat seat) {
    return room.say(player, client::AddStandIn{StepRoom::new_id(), seat, engine::Strength::strong});
}

}  // namespace

TEST_CASE("room: others may ask for a stand-in only for somebody who plays no other game of the room either") {
    StepRoom room;
    room.start(3);
    room.say(1, room.proposal());
    for (const server::PlayerId player : {2, 3}) REQUIRE(agree_to(room, player).empty());
    for (const server::PlayerId player : {2, 3}) CHECK(room.join(player, 2).empty());
    CHECK(room.join(1, 1).empty());
    room.now += 60'000;
    for (const engine::Seat seat : {1, 2}) CHECK(ask_for_stand_in(room, 1, seat) == "NOT_ABSENT");
    room.leave(2);
    CHECK(ask_for_stand_in(room, 1, 1).empty());
    CHECK(room.state(1).seats[1].stand_in);
    CHECK(ask_for_stand_in(room, 1, 2) == "NOT_ABSENT");
    CHECK(ask_for_stand_in(room, 3, 1) == "NOT_JOINED");
    CHECK(ask_for_stand_in(room, 1, 0).empty());
}
