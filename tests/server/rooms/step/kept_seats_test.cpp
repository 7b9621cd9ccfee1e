#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Names = std::vector<std::string>;

TEST_CASE("place: a computer that was added before a seat was kept is there if its request comes again") {
    StepRoom room = waiting(2);
    const client::AddComputer add{StepRoom::new_id()};
    CHECK(room.say(1, add).empty());
    CHECK(room.say(1, client::KeepSeat{StepRoom::new_id(), "Carl"}).empty());
    CHECK(room.say(1, add).empty());
    CHECK(room.state(1).seats.size() == 3);
    CHECK(room.say(1, client::AddComputer{StepRoom::new_id()}) == "SEAT_KEPT");
}

TEST_CASE("place: a seat is kept for a name until its owner comes, the host frees it or the game starts") {
    StepRoom room = waiting(2);
    CHECK(room.say(1, client::KeepSeat{StepRoom::new_id(), "Carl"}).empty());
    CHECK(room.say(1, client::KeepSeat{StepRoom::new_id(), "carl"}).empty());  // it is kept already
    CHECK(room.say(1, client::KeepSeat{StepRoom::new_id(), "Player 2"}) == "NAME_TAKEN");
    CHECK(room.say(1, client::KeepSeat{StepRoom::new_id(), "Dora"}).empty());
    CHECK(room.say(1, client::KeepSeat{StepRoom::new_id(), "Emil"}) == "ROOM_FULL");
    CHECK(room.room[2].kept == Names{"Carl", "Dora"});
    room.join(3);
    CHECK(room.say(3, client::TakeSeat{StepRoom::new_id(), "Emil"}) == "SEAT_KEPT");
    CHECK(room.say(1, client::AddComputer{StepRoom::new_id()}) == "SEAT_KEPT");
    CHECK(room.say(3, client::TakeSeat{StepRoom::new_id(), "CARL"}).empty());
    CHECK(room.room[2].kept == Names{"Dora"});
    room.join(4);
    CHECK(room.say(4, client::TakeSeat{StepRoom::new_id(), "Emil"}) == "SEAT_KEPT");
    CHECK(room.say(1, client::FreeSeat{StepRoom::new_id(), "dora"}).empty());
    CHECK(room.say(4, client::TakeSeat{StepRoom::new_id(), "Emil"}).empty());
    CHECK(room.say(1, client::Start{StepRoom::new_id()}).empty());
    CHECK(room.say(1, client::KeepSeat{StepRoom::new_id(), "Dora"}) == "ALREADY_STARTED");
    CHECK(room.room[2].kept.empty());
}
