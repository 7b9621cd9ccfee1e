#include "tests/server/rooms/step/played_room.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

TEST_CASE("next players: between two games a seat of the next one is kept for a name") {
    StepRoom room = after_a_game(3);
    for (const server::PlayerId player : {4, 5}) room.join(player);
    CHECK(may(room, 1, Act::keep_seat));
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Player 2"}) == "NAME_TAKEN");
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Carl"}).empty());
    CHECK(say_to(room, 1, client::KeepSeat{{}, "carl"}).empty());  // it is kept already
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Dora"}) == "ROOM_FULL");
    CHECK(room.room[5].kept == Names{"Carl"});
    CHECK(say_to(room, 4, client::TakePart{{}, "Emil"}) == "SEAT_KEPT");
    start_again(room);  // it is stored
    for (const server::PlayerId player : {1, 2, 3, 4, 5}) room.join(player);
    CHECK(room.room[5].kept == Names{"Carl"});
    CHECK(say_to(room, 4, client::TakePart{{}, "Emil"}) == "SEAT_KEPT");
    CHECK(say_to(room, 5, client::TakePart{{}, "CARL"}).empty());
    CHECK(room.room[1].kept.empty());
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Carl"}) == "NAME_TAKEN");
    CHECK(say_to(room, 4, client::TakePart{{}, "Emil"}) == "ROOM_FULL");
    CHECK(say_to(room, 5, client::StepBack{}).empty());
    CHECK(room.room[1].kept == Names{"Carl"});
    CHECK(say_to(room, 1, client::FreeSeat{{}, "Carl"}).empty());
    CHECK(say_to(room, 4, client::TakePart{{}, "Emil"}).empty());
}

TEST_CASE("next players: a player who steps back does not take a seat that is kept since") {
    StepRoom room = after_a_game(4);
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Carl"}) == "ROOM_FULL");
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 4"}).empty());
    for (const char* name : {"Carl", "Dora"}) CHECK(say_to(room, 1, client::KeepSeat{{}, name}).empty());
    CHECK(say_to(room, 3, client::TakePart{}) == "SEAT_KEPT");
    CHECK(say_to(room, 1, client::BringBack{{}, "Player 4"}) == "SEAT_KEPT");
    CHECK(say_to(room, 1, client::FreeSeat{{}, "Carl"}).empty());
    CHECK(say_to(room, 3, client::TakePart{}).empty());
}

TEST_CASE("next players: a kept seat holds for one game, and a seat kept before the first game not for the second") {
    StepRoom room = waiting(2);
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Anna"}).empty());
    CHECK(say_to(room, 1, client::Start{}).empty());
    room.finish(1);
    CHECK(room.room[1].kept.empty());
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Carl"}).empty());
    CHECK(room.room[2].kept == Names{"Carl"});
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2}) room.join(player);
    CHECK(room.room[1].kept.empty());
    CHECK_FALSE(may(room, 1, Act::keep_seat));
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Dora"}) == "ALREADY_STARTED");
    room.finish(1);
    CHECK(room.room[1].kept.empty());
}
