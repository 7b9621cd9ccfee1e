#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

TEST_CASE("place: nobody without a seat watches a game under way where the host does not want it") {
    StepRoom room = waiting(2);
    room.join(3);
    room.say(1, client::SetWatching{StepRoom::new_id(), {.allowed = false}});
    room.say(1, client::Start{StepRoom::new_id()});
    CHECK(expelled(room, 3) == "NO_WATCHERS");
    CHECK(room.join(3) == "NO_WATCHERS");
    CHECK(room.leases == 2);
    room.leave(2);
    CHECK(room.join(2).empty());
    room.finish(1);
    CHECK(room.join(3).empty());
}

TEST_CASE("place: watchers have to go when the host no longer wants them") {
    StepRoom room;
    room.start(2);
    room.join(3);
    CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.allowed = false}}).empty());
    CHECK(expelled(room, 3) == "NO_WATCHERS");
    CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}}) == "GAME_GOES_ON");
    CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.allowed = true}}).empty());
    CHECK(room.join(3).empty());
}

TEST_CASE("place: somebody who has come since takes part in the next game") {
    StepRoom room;
    room.start(2);
    room.join(3);
    CHECK(may(room, 3, Act::take_part));
    CHECK_FALSE(may(room, 2, Act::take_part));
    CHECK(room.say(3, client::TakePart{StepRoom::new_id(), "Player 2"}) == "NAME_TAKEN");
    CHECK(room.say(3, client::TakePart{StepRoom::new_id(), ""}) == "BAD_NAME");
    CHECK(room.say(2, client::TakePart{StepRoom::new_id(), "Bea"}) == "ALREADY_SEATED");
    CHECK(room.say(3, client::TakePart{StepRoom::new_id(), "Carl"}).empty());
    CHECK(room.room[1].coming == Names{"Carl"});
    CHECK(may(room, 3, Act::step_back));
    room.finish(1);
    room.say(1, room.proposal());
    client::AgreeToGame agreement{StepRoom::new_id(), room.room[2].next->proposal};
    CHECK(room.say(2, agreement).empty());
    REQUIRE(room.newest() == 2);
    room.join(3);
    CHECK(room.names(2) == Names{"Player 1", "Player 2", "Carl"});
    CHECK(room.room[1].coming.empty());
}

TEST_CASE("place: somebody who steps back or leaves does not take part") {
    StepRoom room;
    room.start(2);
    for (const server::PlayerId player : {3, 4}) {
        room.join(player);
        CHECK(room.say(player, client::TakePart{StepRoom::new_id(), "Guest " + std::to_string(player)}).empty());
    }
    room.join(5);
    CHECK(room.say(5, client::TakePart{StepRoom::new_id(), "Guest 5"}) == "ROOM_FULL");
    for (int times = 0; times < 2; ++times) CHECK(room.say(3, client::StepBack{StepRoom::new_id()}).empty());
    CHECK_FALSE(may(room, 3, Act::step_back));
    room.leave(4);
    CHECK(room.room[1].coming.empty());
}

TEST_CASE("place: somebody who takes part in the next game does so with their new name, unless it is like another") {
    StepRoom room;
    room.start(2);
    for (const server::PlayerId player : {3, 4}) room.join(player);
    CHECK(room.say(4, client::TakePart{StepRoom::new_id(), "Dora"}).empty());
    CHECK(room.say(3, client::TakePart{StepRoom::new_id(), "Carl"}).empty());
    room.rename(3, "Ida");
    CHECK(room.room[2].coming == Names{"Dora", "Ida"});
    CHECK(room.room[1].watchers.back().name == "Ida");
    for (const char* taken : {"PLAYER 2", "dora"}) room.rename(3, taken);
    CHECK(room.room[2].coming == Names{"Dora", "Ida"});
    CHECK(room.say(1, client::LeaveOut{StepRoom::new_id(), "Ida"}).empty());
    room.rename(3, "Carl");
    CHECK(room.room[2].left_out == Names{"Carl"});
    CHECK(room.say(1, client::BringBack{StepRoom::new_id(), "Carl"}).empty());
    room.finish(1);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next.value().proposal}).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2", "Dora", "Carl"});
}

TEST_CASE("place: the new name of somebody who plays in a game that is set aside shows only there") {
    StepRoom room;
    room.start(3);
    CHECK(room.say(3, client::StepBack{StepRoom::new_id()}).empty());
    CHECK(room.say(1, room.proposal()).empty());
    for (const server::PlayerId player : {2, 3})
        if (room.newest() == 1)
            room.say(player, client::AgreeToGame{StepRoom::new_id(), room.room[player].next.value().proposal});
    REQUIRE(room.names(2) == Names{"Player 1", "Player 2"});
    for (const server::PlayerId player : {1, 2, 3}) CHECK(room.join(player).empty());
    client::TakePart wanted{StepRoom::new_id(), "Carl"};
    wanted.game = 2;
    CHECK(room.say(3, wanted).empty());
    room.rename(3, "Ida");
    CHECK(room.room[1].coming == Names{"Carl"});
}

TEST_CASE("place: taking part and stepping back again is bounded") {
    StepRoom room;
    room.start(2);
    room.join(3);
    const auto part = [] { return client::TakePart{StepRoom::new_id(), "Carl"}; };
    const auto back = [] { return client::StepBack{StepRoom::new_id()}; };
    for (int time = 0; time < 10; ++time) {
        CHECK(room.say(3, part()).empty());
        CHECK(room.say(3, client::TakePart{StepRoom::new_id(), ""}) == "BAD_NAME");  // does not count
        CHECK(room.say(3, back()).empty());
    }
    CHECK(room.say(3, part()) == "TOO_MANY_CHANGES");
    CHECK(room.room[1].coming.empty());
    room.now += 30'000;
    CHECK(room.say(3, part()).empty());
    CHECK(room.say(3, back()) == "TOO_MANY_CHANGES");
    CHECK(room.room[1].coming == Names{"Carl"});
}
