#include <algorithm>

#include "tests/server/rooms/step/played_room.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

TEST_CASE("next players: a person whom the host removes between two games leaves the room and the next game") {
    StepRoom room = after_a_game(3);
    CHECK(may(room, 1, Act::remove_person));
    CHECK_FALSE(may(room, 2, Act::remove_person));
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 1"}) == "NO_SUCH_PERSON");
    CHECK(say_to(room, 1, client::RemovePerson{{}, "player 3"}).empty());
    CHECK(expelled(room, 3) == "REMOVED_FROM_ROOM");
    CHECK(room.leases == 2);
    CHECK(room.room[2].removed == Names{"Player 3"});
    CHECK(room.room[2].next->missing == std::vector<engine::Seat>{1});
    for (const bool is_new : {false, true}) {
        if (is_new) start_again(room);
        for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
        CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 3"}) == "NO_SUCH_PERSON");
        CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}) == "NO_SUCH_PERSON");
        CHECK(say_to(room, 1, client::HandOverRoom{{}, "Player 3"}) == "NO_SUCH_PERSON");
    }
    CHECK(room.names(1) == Names{"Player 1", "Player 2", "Player 3"});
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2"});
    CHECK(room.join(3) == "REMOVED_FROM_ROOM");
    CHECK(room.join(1).empty());
    CHECK(room.room[1].removed.empty());
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 2"}) == "ALREADY_STARTED");
}

TEST_CASE("next players: a person whom the host has removed reviews the games that they have played") {
    StepRoom room = after_a_game(3);
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 3"}).empty());
    for (const bool is_new : {false, true}) {
        if (is_new) start_again(room);
        for (const std::optional<int> game : {std::optional<int>(), std::optional(1)}) {
            CHECK(room.join(3, game).empty());
            CHECK(std::get<protocol::server::Joined>(room.replies[3].back()).view.game == 1);
        }
        room.give(server::GamesAdded{});
        for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());  // the room is read again
        CHECK(room.say(3, client::Resign{StepRoom::new_id()}) == "GAME_OVER");
    }
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    CHECK(room.join(3).empty());
    room.leave(3);
    CHECK(room.core.idle());
}

TEST_CASE("next players: a person who reviews a game after their removal learns nothing else of the room") {
    StepRoom room = after_a_game(3);
    CHECK(say_to(room, 1, client::SetEntry{{}, protocol::RoomEntry::everybody}).empty());
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 3"}).empty());
    const auto told = room.told[3];
    const auto heard = room.heard[3].size();
    for (const int game : {2, 1000}) CHECK(room.join(3, game) == "REMOVED_FROM_ROOM");
    CHECK(room.join(3).empty());
    CHECK_FALSE(room.let_in.contains(3));
    CHECK(room.say(1, client::Say{StepRoom::new_id(), StepRoom::code, "Well played"}).empty());
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(room.room[1].next->missing == std::vector<engine::Seat>{1});
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    CHECK(room.room[1].watchers.empty());
    for (const std::optional<int> game : {std::optional<int>(), std::optional(2)})
        CHECK(room.join(3, game) == "REMOVED_FROM_ROOM");
    CHECK(room.join(3, 1).empty());
    CHECK(room.say(3, client::Say{StepRoom::new_id(), StepRoom::code, "Hello"}) == "NOT_JOINED");
    CHECK(say_to(room, 3, client::TakePart{{}, "Eve"}) == "NOT_JOINED");
    CHECK(room.say(3, client::NameRoom{StepRoom::new_id(), "Friday"}) == "NOT_JOINED");
    client::Resign other_game{StepRoom::new_id()};
    other_game.game = 2;
    CHECK(room.say(3, other_game) == "NOT_JOINED");
    CHECK(room.told[3] == told);
    CHECK(room.heard[3].size() == heard);
    for (const server::PlayerId player : {1, 2}) room.leave(player);
    CHECK_FALSE(room.in_lobby);
}

TEST_CASE("next players: nobody calls a person whom the host has removed to the next game") {
    StepRoom room = after_a_game(3);
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 3"}).empty());
    room.leave(2);
    room.calls.clear();
    CHECK(room.say(1, room.proposal()).empty());
    const auto is_call = [](const auto& call) {
        return call.second.notice.what == protocol::Notice::What::next_game;
    };
    const auto call = std::ranges::find_if(room.calls, is_call);
    REQUIRE(call != room.calls.end());
    CHECK(call->second.players == std::vector<server::PlayerId>{2});
}

TEST_CASE("next players: a person whom the host removes leaves their seat to somebody else") {
    StepRoom room = after_a_game(4);
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}) == "ROOM_FULL");
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 4"}).empty());
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
}

TEST_CASE("next players: a person who plays in a game that is set aside is not removed") {
    StepRoom room;
    room.start(3);
    CHECK(room.say(1, room.proposal()).empty());
    for (const server::PlayerId player : {2, 3}) CHECK(agree_to(room, player).empty());
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2, 3}) room.join(player);
    room.finish(1);
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 3"}) == "GAME_GOES_ON");
    CHECK(room.join(3).empty());
}

TEST_CASE("next players: somebody who was removed and is still there has to go once the room is read again") {
    StepRoom room = after_a_game(3);
    room.disk_works = false;
    say_to(room, 1, client::NameRoom{{}, "Friday"});
    room.disk_works = true;
    room.about.removed = {3};  // the room is read again
    CHECK(say_to(room, 1, client::NameRoom{{}, "Friday"}).empty());
    CHECK(expelled(room, 3) == "REMOVED_FROM_ROOM");
}

TEST_CASE("the lobby hears whether the seat of a person whom the host of the server removes is free") {
    StepRoom room = waiting(2);
    std::vector<std::string> answers;
    const auto remove = [&](server::PlayerId player) {
        const auto note = [&](const std::optional<server::Complaint>& why) {
            answers.push_back(why ? why->code : "free");
        };
        room.give(server::Remove{{player, note}, server::RoomLease([] {})});
    };
    room.disk_works = false;
    remove(2);
    room.disk_works = true;
    remove(2);
    remove(3);
    CHECK(answers == std::vector<std::string>{"STORAGE_FAILED", "free", "free"});
    CHECK(room.names(1) == Names{"Player 1"});
    start_again(room);
    room.disk_works = false;
    remove(1);
    CHECK(answers.back() == "STORAGE_FAILED");
    CHECK(room.names(1) == Names{"Player 1"});
}
