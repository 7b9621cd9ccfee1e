#include <algorithm>

#include "tests/server/rooms/step/played_room.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

TEST_CASE("next players: somebody who sits the next game out does not keep the others from it") {
    StepRoom room = after_a_game(3);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(may(room, 3, Act::step_back));
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    REQUIRE(room.room[1].next);
    CHECK(room.room[1].sitting_out == Names{"Player 3"});
    CHECK(room.room[1].next->missing == std::vector<engine::Seat>{1});
    CHECK_FALSE(may(room, 3, Act::agree_to_game));
    CHECK_FALSE(may(room, 3, Act::decline_game));
    CHECK(agree_to(room, 3) == "NOT_SEATED");
    CHECK(say_to(room, 3, client::StepBack{}) == "NOT_SEATED");
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2"});
    room.join(3);
    CHECK(room.room[3].sitting_out.empty());
    CHECK(room.room[3].coming == Names{"Player 3"});  // in the game after it
}

TEST_CASE("next players: who sits out one game takes part in the one after it, once they are there") {
    StepRoom room = after_a_game(3);
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    room.give(server::Leave{3, server::Leaving::connection_lost});
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.names(2) == Names{"Player 1", "Player 2"});
    for (const server::PlayerId player : {1, 2}) room.join(player);
    CHECK(say_to(room, 1, client::LockRoom{{}, true}).empty());
    if (GENERATE(false, true)) {
        start_again(room);
        for (const server::PlayerId player : {1, 2}) room.join(player);
    }
    CHECK(room.room[1].coming.empty());
    CHECK(room.join(3).empty());  // they have been in it before
    CHECK(room.room[1].coming == Names{"Player 3"});
    room.finish(1);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    CHECK(room.names(3) == Names{"Player 1", "Player 2", "Player 3"});
}

TEST_CASE("next players: who sat a game out may sit out the next, too, or leave for good") {
    StepRoom room = after_a_game(4);
    for (const server::PlayerId player : {3, 4}) CHECK(say_to(room, player, client::StepBack{}).empty());
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    for (const server::PlayerId player : {1, 2, 3, 4}) room.join(player);
    CHECK(room.room[1].coming == Names{"Player 3", "Player 4"});
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    room.leave(4);
    CHECK(room.room[1].coming.empty());
    room.finish(1);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    CHECK(room.names(3) == Names{"Player 1", "Player 2"});
}

TEST_CASE("next players: whom the host leaves out of one game, with a seat or without, plays in the one after it") {
    StepRoom room = after_a_game(3);
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    for (const char* name : {"Player 3", "Eve"}) CHECK(say_to(room, 1, client::LeaveOut{{}, name}).empty());
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    for (const server::PlayerId player : {1, 2, 3, 5}) room.join(player);
    CHECK(room.room[1].left_out.empty());
    CHECK(room.room[1].coming == Names{"Player 3", "Player 5"});
}

TEST_CASE("next players: a host who has no seat may still begin the next game without waiting for the others") {
    StepRoom room = after_a_game(4);
    CHECK(room.say(2, room.proposal()).empty());
    CHECK(say_to(room, 1, client::StepBack{}).empty());
    CHECK(may(room, 1, Act::begin_game));
    for (const server::PlayerId player : {3, 4}) CHECK(agree_to(room, player).empty());
    REQUIRE(room.names(2) == Names{"Player 2", "Player 3", "Player 4"});
    for (const server::PlayerId player : {1, 2, 3, 4}) room.join(player);
    CHECK(say_to(room, 1, client::StepBack{}).empty());
    room.finish(2);
    CHECK(room.say(2, about<client::BeginGame>(room, 2)) == "NOT_PROPOSED");
    CHECK(room.say(1, about<client::BeginGame>(room, 1)) == "NOT_PROPOSED");
    CHECK(room.say(3, room.proposal()).empty());
    CHECK(may(room, 1, Act::begin_game));
    CHECK_FALSE(may(room, 1, Act::agree_to_game));
    CHECK(room.say(2, about<client::BeginGame>(room, 2)) == "NOT_HOST");
    CHECK(room.say(1, about<client::BeginGame>(room, 1)).empty());
    CHECK(room.names(3) == Names{"Player 2", "Player 3", "Player 4"});
}

TEST_CASE("next players: nobody agrees by stepping back") {
    StepRoom room = after_a_game(3);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    CHECK(room.newest() == 1);
    CHECK(may(room, 1, Act::agree_to_game));
    CHECK(agree_to(room, 1).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("next players: somebody who has stepped back may change their mind while there is a seat") {
    StepRoom room = after_a_game(4);
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    CHECK(may(room, 2, Act::take_part));
    CHECK(say_to(room, 2, client::TakePart{}).empty());
    CHECK(room.room[1].sitting_out.empty());
    CHECK(say_to(room, 2, client::TakePart{}) == "ALREADY_SEATED");
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    CHECK(room.room[2].coming == Names{"Eve"});
    CHECK(say_to(room, 2, client::TakePart{}) == "ROOM_FULL");
    CHECK(room.room[1].sitting_out == Names{"Player 2"});
    CHECK(say_to(room, 5, client::StepBack{}).empty());
    CHECK(say_to(room, 2, client::TakePart{}).empty());
}

TEST_CASE("next players: who agreed to a stand-in for a live game has not agreed to one in a slow game after it") {
    StepRoom room;
    for (const server::PlayerId player : {1, 2}) {
        room.join(player);
        const std::string name = "Player " + std::to_string(player);
        room.say(player, client::TakeSeat{StepRoom::new_id(), name, {}, engine::Strength::casual});
    }
    room.say(1, client::Start{StepRoom::new_id()});
    const auto play_next = [&room](const protocol::ClockRules& clock) {
        for (const server::PlayerId player : {1, 2}) room.join(player);
        room.finish(1);
        client::ProposeGame next = room.proposal();
        next.clock = clock;
        CHECK(room.say(1, next).empty());
        CHECK(agree_to(room, 2).empty());
        return room.record(room.newest()).state.seats[1].if_away;
    };
    CHECK(play_next({protocol::GameClock{300, 5}}) == engine::Strength::casual);
    CHECK_FALSE(play_next({protocol::SlowClock{3, 0, 0}}));
    REQUIRE(room.newest() == 3);
}

TEST_CASE(
    "next players: a computer plays at the level of its strength where the rules have levels for the first time") {
    StepRoom room;
    room.join(1);
    CHECK(room.say(1, client::TakeSeat{StepRoom::new_id(), "Player 1"}).empty());
    CHECK(room.say(1, client::AddComputer{StepRoom::new_id(), engine::Strength::strong}).empty());
    CHECK(room.say(1, client::Start{StepRoom::new_id()}).empty());
    CHECK(room.say(1, client::Resign{StepRoom::new_id()}).empty());
    client::ProposeGame finish_line = room.proposal();
    finish_line.settings = engine::Settings{.system = "finish-line"};
    CHECK(room.say(1, finish_line).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.record(2).state.levels() == std::vector<std::string>{"beginner", "expert"});
}

TEST_CASE("next players: the host leaves somebody out of the next game, and brings them back") {
    StepRoom room = after_a_game(3);
    CHECK(room.say(2, room.proposal()).empty());
    CHECK(may(room, 1, Act::leave_out));
    CHECK_FALSE(may(room, 1, Act::bring_back));
    CHECK_FALSE(may(room, 2, Act::leave_out));
    CHECK(say_to(room, 2, client::LeaveOut{{}, "Player 3"}) == "NOT_HOST");
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Nobody"}) == "NO_SUCH_PERSON");
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 1"}) == "NO_SUCH_PERSON");
    CHECK(say_to(room, 1, client::LeaveOut{{}, "player 3"}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty());  // says how it is to be
    CHECK(room.room[2].left_out == Names{"Player 3"});
    CHECK(room.room[2].next->missing == std::vector<engine::Seat>{0});
    CHECK_FALSE(may(room, 3, Act::take_part));
    CHECK(say_to(room, 3, client::TakePart{}) == "LEFT_OUT");
    CHECK(agree_to(room, 3) == "NOT_SEATED");
    CHECK(may(room, 1, Act::bring_back));
    CHECK(say_to(room, 1, client::BringBack{{}, "Player 3"}).empty());
    CHECK(room.room[2].left_out.empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty());
    CHECK(agree_to(room, 1).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2"});
}

TEST_CASE("next players: a game is not set aside without those whom the host leaves out of the next") {
    StepRoom room;
    room.start(4);
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty());
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(room.room[1].next->missing == std::vector<engine::Seat>{2, 3});
    CHECK(agree_to(room, 4).empty());
    CHECK(room.newest() == 1);
    CHECK(agree_to(room, 3).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 4"});
}

TEST_CASE("next players: the seats turn among those who play") {
    const auto next_of_four = [](server::PlayerId out) {
        StepRoom room = after_a_game(4);
        CHECK(say_to(room, out, client::StepBack{}).empty());
        client::ProposeGame turned = room.proposal();
        turned.turned = true;
        const server::PlayerId by = out == 1 ? 2 : 1;
        CHECK(room.say(by, turned).empty());
        for (server::PlayerId player = 1; player <= 4 && room.newest() == 1; ++player)
            if (player != out && player != by) CHECK(agree_to(room, player).empty());
        return room.names(2);
    };
    CHECK(next_of_four(2) == Names{"Player 3", "Player 4", "Player 1"});
    CHECK(next_of_four(1) == Names{"Player 2", "Player 3", "Player 4"});  // they have moved up already
}

TEST_CASE("next players: a game for more than are left stays proposed, and says why it cannot begin") {
    StepRoom room = after_a_game(2);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    CHECK(agree_to(room, 1).empty());
    CHECK(room.newest() == 1);
    const auto& last = room.replies[1];
    const auto is_complaint = [](const auto& reply) {
        const auto* error = std::get_if<protocol::server::Error>(&reply);
        return error && error->code == "TOO_FEW_SEATS" && error->details.min == 2 && error->details.count == 1;
    };
    CHECK(std::ranges::any_of(last, is_complaint));
    CHECK(room.room[1].next);
    CHECK(say_to(room, 2, client::TakePart{}).empty());
    CHECK(agree_to(room, 2).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("next players: what is said about the next game is bounded") {
    StepRoom room = after_a_game(3);
    int accepted = 0;
    for (int time = 0; time < 15; ++time) {
        if (say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty()) ++accepted;
        if (say_to(room, 1, client::BringBack{{}, "Player 3"}).empty()) ++accepted;
    }
    CHECK(accepted == 20);
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}) == "TOO_MANY_CHANGES");
}

TEST_CASE("next players: those who watch with a delay do not see who sits out") {
    StepRoom room;
    room.about.watching = {.delay_moves = 2};
    room.start(3);
    room.join(5);
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty());
    CHECK(room.room[1].sitting_out == Names{"Player 2"});
    CHECK(room.room[5].sitting_out.empty());
    CHECK(room.room[5].left_out.empty());
}
