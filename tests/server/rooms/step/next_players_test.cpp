#include <algorithm>

#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

namespace {

/// A room in which players 1, 2, ... have played a game that player 1 has won.
StepRoom played_by(int seats) {
    StepRoom room;
    room.start(seats);
    room.finish(1);
    return room;
}

template <class Command>
std::string say_to(StepRoom& room, server::PlayerId player, Command command) {
    command.id = StepRoom::new_id();
    command.game = room.newest();
    return room.say(player, command);
}

std::string agree_to(StepRoom& room, server::PlayerId player) {
    const auto& next = room.room.at(player).next;
    return say_to(room, player, client::AgreeToGame{{}, next ? next->proposal : 0});
}

bool is_allowed(const StepRoom& room, server::PlayerId player, Act act) {
    const auto& acts = room.room.at(player).may;
    return std::ranges::find(acts, act) != acts.end();
}

/// The server starts again: only what is stored is left.
void start_again(StepRoom& room) {
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.room.clear();
    room.leases = 0;
}

}  // namespace

TEST_CASE("next players: somebody who sits the next game out does not keep the others from it") {
    StepRoom room = played_by(3);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(is_allowed(room, 3, Act::step_back));
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    REQUIRE(room.room[1].next);
    CHECK(room.room[1].sitting_out == Names{"Player 3"});
    CHECK(room.room[1].next->missing == std::vector<engine::Seat>{1});
    CHECK_FALSE(is_allowed(room, 3, Act::agree_to_game));
    CHECK_FALSE(is_allowed(room, 3, Act::decline_game));
    CHECK(agree_to(room, 3) == "NOT_SEATED");
    CHECK(say_to(room, 3, client::StepBack{}) == "NOT_SEATED");
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2"});
    room.join(3);
    CHECK(room.room[3].sitting_out.empty());
    CHECK(is_allowed(room, 3, Act::take_part));  // in the game after it
}

TEST_CASE("next players: nobody agrees by stepping back") {
    StepRoom room = played_by(3);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    CHECK(say_to(room, 3, client::StepBack{}).empty());
    CHECK(room.newest() == 1);
    CHECK(is_allowed(room, 1, Act::agree_to_game));
    CHECK(agree_to(room, 1).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("next players: somebody who has stepped back may change their mind while there is a seat") {
    StepRoom room = played_by(4);
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    CHECK(is_allowed(room, 2, Act::take_part));
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

TEST_CASE("next players: the host leaves somebody out of the next game, and brings them back") {
    StepRoom room = played_by(3);
    CHECK(room.say(2, room.proposal()).empty());
    CHECK(is_allowed(room, 1, Act::leave_out));
    CHECK_FALSE(is_allowed(room, 1, Act::bring_back));
    CHECK_FALSE(is_allowed(room, 2, Act::leave_out));
    CHECK(say_to(room, 2, client::LeaveOut{{}, "Player 3"}) == "NOT_HOST");
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Nobody"}) == "NO_SUCH_PERSON");
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 1"}) == "NO_SUCH_PERSON");
    CHECK(say_to(room, 1, client::LeaveOut{{}, "player 3"}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty());  // says how it is to be
    CHECK(room.room[2].left_out == Names{"Player 3"});
    CHECK(room.room[2].next->missing == std::vector<engine::Seat>{0});
    CHECK_FALSE(is_allowed(room, 3, Act::take_part));
    CHECK(say_to(room, 3, client::TakePart{}) == "LEFT_OUT");
    CHECK(agree_to(room, 3) == "NOT_SEATED");
    CHECK(is_allowed(room, 1, Act::bring_back));
    CHECK(say_to(room, 1, client::BringBack{{}, "Player 3"}).empty());
    CHECK(room.room[2].left_out.empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty());
    CHECK(agree_to(room, 1).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2"});
}

TEST_CASE("next players: those who join the next game may be left out, too, and take part again once brought back") {
    StepRoom room = played_by(3);
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Eve"}).empty());
    CHECK(room.room[5].coming.empty());
    CHECK(room.room[5].left_out == Names{"Eve"});
    CHECK_FALSE(is_allowed(room, 5, Act::take_part));
    CHECK(say_to(room, 5, client::TakePart{{}, "Another name"}) == "LEFT_OUT");
    room.join(6);
    CHECK(say_to(room, 6, client::TakePart{{}, "Eve"}) == "NAME_TAKEN");
    CHECK(say_to(room, 6, client::TakePart{{}, "Finn"}).empty());
    CHECK(say_to(room, 1, client::BringBack{{}, "Eve"}) == "ROOM_FULL");
    CHECK(room.room[5].left_out == Names{"Eve"});
    CHECK(say_to(room, 6, client::StepBack{}).empty());
    CHECK(say_to(room, 1, client::BringBack{{}, "Eve"}).empty());
    CHECK(room.room[1].coming == Names{"Eve"});
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
        StepRoom room = played_by(4);
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
    StepRoom room = played_by(2);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(say_to(room, 2, client::StepBack{}).empty());
    CHECK(agree_to(room, 1).empty());
    CHECK(room.newest() == 1);
    const auto& last = room.replies[1];
    const auto is_complaint = [](const auto& reply) {
        const auto* error = std::get_if<protocol::server::Error>(&reply);
        return error && error->code == "TOO_FEW_SEATS";
    };
    CHECK(std::ranges::any_of(last, is_complaint));
    CHECK(room.room[1].next);
    CHECK(say_to(room, 2, client::TakePart{}).empty());
    CHECK(agree_to(room, 2).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("next players: what is said about the next game is bounded") {
    StepRoom room = played_by(3);
    int accepted = 0;
    for (int time = 0; time < 15; ++time) {
        if (say_to(room, 1, client::LeaveOut{{}, "Player 3"}).empty()) ++accepted;
        if (say_to(room, 1, client::BringBack{{}, "Player 3"}).empty()) ++accepted;
    }
    CHECK(accepted == 20);
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Player 3"}) == "TOO_MANY_CHANGES");
}

TEST_CASE("next players: the host may leave out only so many people without a seat") {
    StepRoom room = played_by(2);
    server::Joiners joiners;
    const auto leave_out = [&](server::PlayerId player) {
        const std::string name = "Guest " + std::to_string(player);
        CHECK_FALSE(joiners.add(room.about, room.state(1), {}, {player, name}));
        const auto refused = joiners.leave_out(name);
        return refused ? refused->code : std::string();
    };
    for (server::PlayerId player = 10; player < 110; ++player) CHECK(leave_out(player).empty());
    CHECK(leave_out(110) == "TOO_MANY_CHANGES");
}

TEST_CASE("next players: between two games a seat of the next one is kept for a name") {
    StepRoom room = played_by(3);
    for (const server::PlayerId player : {4, 5}) room.join(player);
    CHECK(is_allowed(room, 1, Act::keep_seat));
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
    StepRoom room = played_by(4);
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
    CHECK_FALSE(is_allowed(room, 1, Act::keep_seat));
    CHECK(say_to(room, 1, client::KeepSeat{{}, "Dora"}) == "ALREADY_STARTED");
    room.finish(1);
    CHECK(room.room[1].kept.empty());
}

TEST_CASE("next players: a person whom the host removes between two games leaves the room and the next game") {
    StepRoom room = played_by(3);
    CHECK(is_allowed(room, 1, Act::remove_person));
    CHECK_FALSE(is_allowed(room, 2, Act::remove_person));
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 1"}) == "NO_SUCH_PERSON");
    CHECK(say_to(room, 1, client::RemovePerson{{}, "player 3"}).empty());
    CHECK(expelled(room, 3) == "REMOVED_FROM_ROOM");
    CHECK(room.join(3) == "REMOVED_FROM_ROOM");
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
    CHECK(room.join(1).empty());
    CHECK(room.room[1].removed.empty());
    CHECK(say_to(room, 1, client::RemovePerson{{}, "Player 2"}) == "ALREADY_STARTED");
}

TEST_CASE("next players: nobody calls a person whom the host has removed to the next game") {
    StepRoom room = played_by(3);
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
    StepRoom room = played_by(4);
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
    StepRoom room = played_by(3);
    room.disk_works = false;
    say_to(room, 1, client::NameRoom{{}, "Friday"});
    room.disk_works = true;
    room.about.removed = {3};  // the room is read again
    CHECK(say_to(room, 1, client::NameRoom{{}, "Friday"}).empty());
    CHECK(expelled(room, 3) == "REMOVED_FROM_ROOM");
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

TEST_CASE(
    "next game: what is proposed stays when everybody has gone, and everybody sees the same when they come back") {
    StepRoom room = played_by(3);
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
    StepRoom room = played_by(2);
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
    StepRoom room = played_by(2);
    room.disk_works = false;
    CHECK(room.say(1, room.proposal()) == "STORAGE_FAILED");
    CHECK_FALSE(room.room[2].next);
    room.disk_works = true;
    const auto proposal = room.proposal();
    CHECK(room.say(1, proposal).empty());
    CHECK(room.room[2].next);
    CHECK(room.about.next->proposal->agreed == std::vector<engine::Seat>{0});
}
