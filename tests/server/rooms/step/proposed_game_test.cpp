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

TEST_CASE("next game: a player who proposes or agrees chooses a level, where its rules have levels") {
    StepRoom room = after_a_game(3);
    client::ProposeGame finish_line = room.proposal();
    finish_line.settings = engine::Settings{.system = "finish-line"};
    finish_line.level = "champion";
    CHECK(room.say(1, finish_line) == "NO_SUCH_LEVEL");
    finish_line.id = StepRoom::new_id();
    finish_line.level = "expert";
    CHECK(room.say(1, finish_line).empty());
    auto agreement = about<client::AgreeToGame>(room, 2);
    agreement.level = "champion";
    CHECK(room.say(2, agreement) == "NO_SUCH_LEVEL");
    CHECK(room.room[2].next->agreed == std::vector<engine::Seat>{0});
    agreement = about<client::AgreeToGame>(room, 2);
    agreement.level = "intermediate";
    CHECK(room.say(2, agreement).empty());
    SECTION("the server starts again in between") {
        start_again(room);
        for (const server::PlayerId player : {1, 2, 3}) room.join(player);
    }
    SECTION("and without that") {}
    CHECK(agree_to(room, 3).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.record(2).state.levels() == std::vector<std::string>{"expert", "intermediate", "beginner"});
}

TEST_CASE("next game: somebody who agrees at another level over and over has to wait, but not to begin the game") {
    StepRoom room = after_a_game(2);
    client::ProposeGame finish_line = room.proposal();
    finish_line.settings = engine::Settings{.system = "finish-line"};
    finish_line.level = "expert";
    REQUIRE(room.say(1, finish_line).empty());
    const auto agree_at = [&room](server::PlayerId player, const std::string& level) {
        auto agreement = about<client::AgreeToGame>(room, player);
        agreement.level = level;
        return room.say(player, agreement);
    };
    for (int time = 0; time < 10; ++time) {
        CHECK(agree_at(1, "beginner").empty());
        CHECK(agree_at(1, "beginner").empty());  // changes nothing, and does not count
        CHECK(agree_at(1, "expert").empty());
    }
    CHECK(agree_at(1, "beginner") == "TOO_MANY_CHANGES");
    room.now += 30'000;
    CHECK(agree_at(1, "beginner").empty());
    CHECK(agree_at(1, "expert") == "TOO_MANY_CHANGES");
    CHECK(agree_at(2, "beginner").empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.record(2).state.levels() == std::vector<std::string>{"beginner", "beginner"});
}

TEST_CASE("next game: rules without levels refuse one") {
    StepRoom room = after_a_game(2);
    client::ProposeGame classic = room.proposal();
    classic.level = "expert";
    CHECK(room.say(1, classic) == "NO_SUCH_LEVEL");
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
