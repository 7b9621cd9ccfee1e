#include <algorithm>

#include "tests/server/rooms/step/played_room.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using protocol::RoomEntry;
using Names = std::vector<std::string>;
using Seats = std::vector<engine::Seat>;

namespace {

/// The server is killed and started again: only what is stored is left. These people come back.
void restart(StepRoom& room, const std::vector<server::PlayerId>& people) {
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.timers.clear();
    room.jobs.clear();
    for (const server::PlayerId player : people) CHECK(room.join(player).empty());
}

bool has_receipt(const StepRoom& room, server::PlayerId player, const protocol::RequestId& id) {
    return std::ranges::count(room.receipts, server::CommandKey{player, id}) > 0;
}

/// What the host of a room with three players may want, one after the other.
std::vector<protocol::RoomChange> some_changes() {
    return {client::NameRoom{StepRoom::new_id(), "Friday"},
            client::SetEntry{StepRoom::new_id(), RoomEntry::password, "tea"},
            client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}},
            client::LockRoom{StepRoom::new_id(), true},
            client::KeepSeat{StepRoom::new_id(), "Carl"},
            client::FreeSeat{StepRoom::new_id(), "Carl"},
            client::RemovePerson{StepRoom::new_id(), "Player 3"},
            client::HandOverRoom{StepRoom::new_id(), "Player 2"}};
}

}  // namespace

TEST_CASE("sent again: a change of the host is answered again, and changes nothing") {
    StepRoom room = waiting(3);
    const auto changes = some_changes();
    for (const protocol::RoomChange& change : changes) {
        CHECK(room.say(1, change, "a hash").empty());
        const server::AboutRoom about = room.about;
        room.leave(1);
        CHECK(room.join(1).empty());
        CHECK(room.say(1, change, "another hash").empty());
        CHECK(room.about == about);
    }
    CHECK(room.say(2, changes.back()).empty());  // they may use the same id for something else
    CHECK(room.say(1, client::HandOverRoom{StepRoom::new_id(), "Player 2"}) == "NOT_HOST");
}

TEST_CASE("sent again: a change of the host is answered again by the next server, too, and changes nothing") {
    StepRoom room = waiting(3);
    for (const protocol::RoomChange& change : some_changes()) {
        CHECK(room.say(1, change, "a hash").empty());
        const server::AboutRoom about = room.about;
        const Names names = room.names(1);
        restart(room, {1});
        CHECK(room.say(1, change, "another hash").empty());
        CHECK(room.about == about);
        CHECK(room.names(1) == names);
    }
}

TEST_CASE("sent again: a server that was killed before it answered has done what it stored") {
    StepRoom room = waiting(3);
    const client::RemovePerson removal{StepRoom::new_id(), "Player 3"};
    room.dies_when_stored = true;
    CHECK(room.say(1, removal) == StepRoom::no_answer);
    REQUIRE(room.names(1) == Names{"Player 1", "Player 2", "Player 3"});
    restart(room, {1});
    CHECK(room.say(1, removal).empty());
    CHECK(room.names(1) == Names{"Player 1", "Player 2"});
}

TEST_CASE("sent again: what a change has led to, and what somebody has changed since, stays after a restart") {
    StepRoom room = waiting(3);
    const client::RemovePerson removal{StepRoom::new_id(), "Player 3"};
    const client::KeepSeat kept{StepRoom::new_id(), "Carl"};
    const client::LockRoom locked{StepRoom::new_id(), true};
    const client::HandOverRoom handed_over{StepRoom::new_id(), "Player 2"};
    CHECK(room.say(1, removal).empty());
    CHECK(room.say(1, kept).empty());
    CHECK(room.say(1, locked).empty());
    CHECK(room.say(1, client::LockRoom{StepRoom::new_id(), false}).empty());
    room.join(4);
    CHECK(room.say(4, client::TakeSeat{StepRoom::new_id(), "Carl"}).empty());
    CHECK(room.say(1, handed_over).empty());
    CHECK(room.say(2, client::HandOverRoom{StepRoom::new_id(), "Carl"}).empty());
    CHECK(room.say(4, client::Start{StepRoom::new_id()}).empty());
    const server::AboutRoom about = room.about;
    restart(room, {1});
    for (const protocol::RoomChange& change : std::vector<protocol::RoomChange>{removal, kept, locked, handed_over})
        CHECK(room.say(1, change).empty());
    CHECK(room.about == about);
    CHECK(room.about.host == 4);
    CHECK_FALSE(room.about.locked);
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "Player 2"}) == "NOT_HOST");
}

TEST_CASE("sent again: only the person who sent it learns that it was accepted, on any of their devices") {
    StepRoom room = waiting(3);
    const client::RemovePerson removal{StepRoom::new_id(), "Player 3"};
    CHECK(room.say(1, removal).empty());
    restart(room, {1, 2, 4, StepRoom::second_device + 1});
    CHECK(room.say(StepRoom::second_device + 1, removal).empty());
    for (const server::PlayerId other : {2, 4}) CHECK(room.say(other, removal) == "NOT_HOST");
}

TEST_CASE("sent again: the host of a closed room who reviews a game of it is answered, and nobody else") {
    StepRoom room = after_a_game(2);
    const client::CloseRoom closing{StepRoom::new_id()};
    CHECK(room.say(1, closing).empty());
    restart(room, {1, 2});
    CHECK(room.say(1, closing).empty());
    CHECK(room.say(2, closing) == "ROOM_CLOSED");
}

TEST_CASE("sent again: the host of a room that is closed before its first game is over is answered") {
    StepRoom room = waiting(2);
    const client::CloseRoom closing{StepRoom::new_id()};
    for (int times = 0; times < 2; ++times) CHECK(room.say(1, closing).empty());
    CHECK(room.say(2, closing) == "NOT_JOINED");
}

TEST_CASE("sent again: what was refused, or could not be stored, is judged afresh") {
    StepRoom room = waiting(2);
    const client::RemovePerson removal{StepRoom::new_id(), "Player 3"};
    CHECK(room.say(1, removal) == "NO_SUCH_PERSON");
    const client::LockRoom locked{StepRoom::new_id(), true};
    room.disk_works = false;
    CHECK(room.say(1, locked) == "STORAGE_FAILED");
    room.disk_works = true;
    CHECK(room.receipts.empty());
    restart(room, {1, 3});
    CHECK(room.say(3, client::TakeSeat{StepRoom::new_id(), "Player 3"}).empty());
    CHECK(room.say(1, removal).empty());
    CHECK(room.names(1) == Names{"Player 1", "Player 2"});
    CHECK(room.say(1, locked).empty());
    CHECK(room.about.locked);
}

TEST_CASE("sent again: that a player sits out, or plays after all, is said once, even if they come back") {
    StepRoom room = after_a_game(3);
    const client::StepBack back{StepRoom::new_id()};
    const client::TakePart part{StepRoom::new_id()};
    CHECK(room.say(3, back).empty());
    restart(room, {3});
    CHECK(room.say(3, back).empty());
    CHECK(room.room[3].sitting_out == Names{"Player 3"});
    CHECK(room.say(3, part).empty());
    restart(room, {3});
    CHECK(room.say(3, part).empty());
    CHECK(room.say(3, back).empty());
    CHECK(room.room[3].sitting_out.empty());
}

TEST_CASE("sent again: somebody whom the host has left out and brought back plays, after a restart, too") {
    StepRoom room = after_a_game(3);
    const client::LeaveOut left_out{StepRoom::new_id(), "Player 3"};
    const client::BringBack brought_back{StepRoom::new_id(), "Player 3"};
    CHECK(room.say(1, left_out).empty());
    CHECK(room.say(1, brought_back).empty());
    restart(room, {1});
    for (const protocol::RoomCommand& command : std::vector<protocol::RoomCommand>{left_out, brought_back, left_out})
        CHECK(room.say(1, command).empty());
    CHECK(room.room[1].left_out.empty());
}

TEST_CASE("sent again: a proposal does not replace the one that has replaced it, after a restart either") {
    StepRoom room = after_a_game(3);
    const auto first = room.proposal();
    CHECK(room.say(1, first).empty());
    client::ProposeGame turned = room.proposal();
    turned.turned = true;
    CHECK(room.say(2, turned).empty());
    restart(room, {1, 2, 3});
    CHECK(room.say(1, first).empty());
    REQUIRE(room.room[3].next);
    CHECK(room.room[3].next->turned);
    CHECK(room.room[3].next->agreed == Seats{1});
}

TEST_CASE("sent again: somebody who has declined a game does not decline the next proposal, even after a restart") {
    StepRoom room = after_a_game(3);
    CHECK(room.say(1, room.proposal()).empty());
    const auto declined = about<client::DeclineGame>(room, 2);
    CHECK(room.say(2, declined).empty());
    CHECK(room.say(1, room.proposal()).empty());
    restart(room, {1, 2, 3});
    CHECK(room.say(2, declined).empty());
    CHECK(room.room[3].next);
}

TEST_CASE("sent again: what has led to the next game is answered again after a restart, and makes no other") {
    StepRoom room = after_a_game(2);
    const auto proposed = room.proposal();
    CHECK(room.say(1, proposed).empty());
    const auto agreed = about<client::AgreeToGame>(room, 2);
    CHECK(room.say(2, agreed).empty());
    REQUIRE(room.newest() == 2);
    restart(room, {1, 2});
    CHECK(room.say(1, proposed).empty());
    CHECK(room.say(2, agreed).empty());
    CHECK(room.say(1, agreed) == "GAME_FOLLOWED");
    CHECK(room.newest() == 2);
}

TEST_CASE("sent again: a game to which all had agreed when the server was killed begins with the last who agrees") {
    StepRoom room = after_a_game(2);
    CHECK(room.say(1, room.proposal()).empty());
    const auto agreed = about<client::AgreeToGame>(room, 2);
    room.dies_when_stored = true;
    CHECK(room.say(2, agreed) == StepRoom::no_answer);
    CHECK(room.newest() == 1);
    CHECK(room.about.next->proposal->agreed == Seats{0, 1});
    restart(room, {1, 2});
    CHECK(room.newest() == 1);
    CHECK(room.say(2, agreed).empty());
    CHECK(room.newest() == 2);
    CHECK(has_receipt(room, 2, agreed.id));
}

TEST_CASE("sent again: somebody who begins the next game is answered once it is stored, and again after a restart") {
    StepRoom room = after_a_game(3);
    CHECK(room.say(2, room.proposal()).empty());
    const auto begun = about<client::BeginGame>(room, 1);
    room.dies_when_stored = true;
    CHECK(room.say(1, begun) == StepRoom::no_answer);
    REQUIRE(room.newest() == 2);
    restart(room, {1});
    CHECK(room.say(1, begun).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("sent again: a player whose proposal begins at once, against a computer, has one game more") {
    StepRoom room;
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Ada"});
    room.say(1, client::AddComputer{StepRoom::new_id()});
    room.say(1, client::Start{StepRoom::new_id()});
    CHECK(room.say(1, client::Resign{StepRoom::new_id()}).empty());
    const auto proposed = room.proposal();
    CHECK(room.say(1, proposed).empty());
    REQUIRE(room.newest() == 2);
    restart(room, {1});
    CHECK(room.say(1, proposed).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("sent again: somebody without a seat takes part, and steps back, once, even if the server starts again") {
    StepRoom room;
    room.start(2);
    room.join(3);
    const client::TakePart part{StepRoom::new_id(), "Guest"};
    const client::StepBack back{StepRoom::new_id()};
    CHECK(room.say(3, part).empty());
    restart(room, {1, 3});
    CHECK(room.room[1].coming == Names{"Guest"});
    CHECK(room.say(3, part).empty());
    CHECK(room.room[1].coming == Names{"Guest"});
    CHECK(room.say(3, back).empty());
    for (const protocol::RoomCommand& command : std::vector<protocol::RoomCommand>{back, part}) {
        restart(room, {1, 3});
        CHECK(room.say(3, command).empty());
        CHECK(room.room[1].coming.empty());
    }
}

TEST_CASE("sent again: somebody who comes back and steps back, as they did before, does not take part") {
    StepRoom room;
    room.start(2);
    for (const server::PlayerId player : {2, 3}) {
        room.join(player);
        if (player == 3) CHECK(room.say(player, client::TakePart{StepRoom::new_id(), "Guest"}).empty());
        const client::StepBack back{StepRoom::new_id()};
        for (int times = 0; times < 2; ++times) {
            CHECK(room.say(player, back).empty());
            room.leave(player);
            CHECK(room.join(player).empty());
        }
    }
    CHECK(room.room[1].coming.empty());
    CHECK(room.room[1].sitting_out == Names{"Player 2"});
}
