#include "tests/server/rooms/step/played_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Names = std::vector<std::string>;

TEST_CASE(
    "next game: what is proposed stays when everybody has gone, and everybody sees the same when they come back") {
    StepRoom room = after_a_game(3);
    client::ProposeGame other = room.proposal();
    other.settings = engine::Settings{.system = "super"};
    other.turned = true;
    other.clock = protocol::ClockRules{protocol::MoveClock{90}, protocol::AtZero::pass};
    CHECK(room.say(1, other).empty());
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    const protocol::server::Room seen = room.room[2];
    for (const server::PlayerId player : {1, 2, 3}) room.leave(player);
    REQUIRE(room.core.idle());

    SECTION("the room is read again") {
        start_again(room);
    }
    SECTION("the room has not been forgotten") {}
    for (const server::PlayerId player : {1, 2, 3}) room.join(player);
    for (const server::PlayerId player : {1, 2, 3}) {
        CHECK(room.room[player].next == seen.next);
        CHECK(room.room[player].sitting_out == seen.sitting_out);
    }
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 2", "Player 1"});
    CHECK(room.games.back().system == "super");
}

TEST_CASE("next game: a proposal outlives its player's connection, and is not one for another game") {
    StepRoom room = after_a_game(2);
    CHECK(room.say(1, room.proposal()).empty());
    const std::uint32_t number = room.room[2].next->proposal;
    room.leave(1);
    REQUIRE(room.room[2].next);
    CHECK(room.newest() == 1);
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    room.join(1);
    room.join(2);
    CHECK_FALSE(room.room[1].next);
    room.finish(1);
    CHECK(room.say(2, room.proposal()).empty());
    CHECK(room.room[1].next->proposal > number);
}

TEST_CASE("next game: nobody hears of a proposal that could not be stored") {
    StepRoom room = after_a_game(2);
    room.disk_works = false;
    CHECK(room.say(1, room.proposal()) == "STORAGE_FAILED");
    CHECK_FALSE(room.room[2].next);
    room.disk_works = true;
    const auto proposal = room.proposal();
    CHECK(room.say(1, proposal).empty());
    CHECK(room.room[2].next);
    CHECK(room.about.next->proposal->agreed == std::vector<engine::Seat>{0});
}
