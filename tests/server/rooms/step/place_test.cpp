#include <algorithm>

#include "server/rooms/series.hpp"
#include "tests/server/rooms/step/step_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using protocol::RoomEntry;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

namespace {

/// Players 1, 2, ... have seats, and the first is the host; nothing has started.
StepRoom waiting(int seats) {
    StepRoom room;
    for (int player = 1; player <= seats; ++player) {
        room.join(player);
        room.say(player, client::TakeSeat{StepRoom::new_id(), "Player " + std::to_string(player)});
    }
    return room;
}

bool may(const StepRoom& room, server::PlayerId player, Act act) {
    const auto& acts = room.room.at(player).may;
    return std::ranges::find(acts, act) != acts.end();
}

/// What the player heard last that is not an answer to a request of theirs.
std::string expelled(const StepRoom& room, server::PlayerId player) {
    const auto* error = std::get_if<protocol::server::Error>(&room.replies.at(player).back());
    return error && !error->id ? error->code : "";
}

}  // namespace

TEST_CASE("place: only the host of a room may change it, and everybody sees what it is") {
    StepRoom room = waiting(2);
    CHECK(room.say(2, client::NameRoom{StepRoom::new_id(), "Friday"}) == "NOT_HOST");
    CHECK_FALSE(may(room, 2, Act::name_room));
    CHECK(may(room, 1, Act::name_room));
    CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), "  Friday   night "}).empty());
    CHECK(room.room[2].name == "Friday night");
    CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), std::string(41, 'x')}) == "BAD_ROOM_NAME");
    CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), ""}).empty());
    CHECK(room.room[2].name.empty());
}

TEST_CASE("place: a change that cannot be stored changes nothing") {
    StepRoom room = waiting(2);
    room.disk_works = false;
    CHECK(room.say(1, client::LockRoom{StepRoom::new_id(), true}) == "STORAGE_FAILED");
    room.disk_works = true;
    CHECK(room.join(3).empty());
    CHECK(room.say(1, client::LockRoom{StepRoom::new_id(), true}).empty());
    CHECK(room.room[2].locked);
}

TEST_CASE("place: nobody new comes into a locked room or sits down, and its people come and go") {
    StepRoom room = waiting(2);
    room.join(3);
    room.say(1, client::LockRoom{StepRoom::new_id(), true});
    CHECK(room.join(4) == "ROOM_LOCKED");
    CHECK(room.say(3, client::TakeSeat{StepRoom::new_id(), "Player 3"}) == "ROOM_LOCKED");
    for (const server::PlayerId player : {2, 3}) {
        room.leave(player);
        CHECK(room.join(player).empty());
    }
    room.say(1, client::LockRoom{StepRoom::new_id(), false});
    CHECK(room.join(4).empty());
    CHECK(room.say(3, client::TakeSeat{StepRoom::new_id(), "Player 3"}).empty());
}

TEST_CASE("place: a command that was accepted before the room was locked gets its answer again") {
    StepRoom room = waiting(1);
    room.join(2);
    const client::TakeSeat command{StepRoom::new_id(), "Ben"};
    CHECK(room.say(2, command).empty());
    room.say(1, client::LockRoom{StepRoom::new_id(), true});
    CHECK(room.say(2, command).empty());
}

TEST_CASE("place: newcomers need the password, and people of the room do not") {
    StepRoom room = waiting(2);
    CHECK(room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password}) == "BAD_ROOM_PASSWORD");
    CHECK(room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "tea"}, "hash of tea").empty());
    CHECK(room.room[2].entry == RoomEntry::password);
    CHECK(room.join(3) == "ROOM_PASSWORD_NEEDED");
    CHECK(room.join(3, {}, "") == "WRONG_PASSWORD");
    CHECK(room.join(3, {}, "hash of coffee") == "WRONG_PASSWORD");
    CHECK(room.join(3, {}, "hash of tea").empty());
    room.leave(3);
    CHECK(room.join(3).empty());
    room.leave(2);
    CHECK(room.join(2).empty());
    room.leave(3);
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "milk"}, "hash of milk");
    CHECK(room.join(3) == "ROOM_PASSWORD_NEEDED");
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::link});
    CHECK(room.about.password_hash.empty());
    CHECK(room.join(3).empty());
}

TEST_CASE("place: a person whom the host removes loses seat and room, and does not come back") {
    StepRoom room = waiting(3);
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "Player 1"}) == "NO_SUCH_PERSON");
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "Nobody"}) == "NO_SUCH_PERSON");
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "player 2"}).empty());
    CHECK(expelled(room, 2) == "REMOVED_FROM_ROOM");
    CHECK(room.names(1) == Names{"Player 1", "Player 3"});
    CHECK(room.leases == 2);
    CHECK(room.join(2) == "REMOVED_FROM_ROOM");
    CHECK(room.say(1, client::Start{StepRoom::new_id()}).empty());
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "Player 3"}) == "ALREADY_STARTED");
}

TEST_CASE("place: the host hands the room over to somebody with a seat") {
    StepRoom room = waiting(2);
    room.join(3);
    CHECK(room.say(1, client::HandOverRoom{StepRoom::new_id(), "Player 3"}) == "NO_SUCH_PERSON");
    CHECK(room.say(1, client::HandOverRoom{StepRoom::new_id(), "Player 2"}).empty());
    CHECK(room.room[1].host == engine::Seat{0});
    CHECK(room.say(1, client::LockRoom{StepRoom::new_id(), true}) == "NOT_HOST");
    CHECK(room.say(2, client::LockRoom{StepRoom::new_id(), true}).empty());
}

TEST_CASE("place: a change that is sent again, because its answer was lost, is answered again and changes nothing") {
    StepRoom room = waiting(3);
    const std::vector<protocol::RoomChange> changes{
        client::KeepSeat{StepRoom::new_id(), "Carl"}, client::FreeSeat{StepRoom::new_id(), "Carl"},
        client::RemovePerson{StepRoom::new_id(), "Player 3"}, client::HandOverRoom{StepRoom::new_id(), "Player 2"}};
    for (const protocol::RoomChange& change : changes) {
        CHECK(room.say(1, change).empty());
        const server::AboutRoom about = room.about;
        room.leave(1);
        CHECK(room.join(1).empty());
        CHECK(room.say(1, change).empty());
        CHECK(room.about == about);
    }
    CHECK(room.say(2, changes.back()).empty());  // they may use the same id for something else
    CHECK(room.say(1, client::HandOverRoom{StepRoom::new_id(), "Player 1"}) == "NOT_HOST");
}

TEST_CASE("place: after a restart a change that is sent again is answered where the room is as it is to be") {
    StepRoom room = waiting(3);
    const std::vector<protocol::RoomChange> changes{
        client::LockRoom{StepRoom::new_id(), true}, client::KeepSeat{StepRoom::new_id(), "Carl"},
        client::FreeSeat{StepRoom::new_id(), "Carl"}, client::HandOverRoom{StepRoom::new_id(), "Player 2"}};
    for (const protocol::RoomChange& change : changes) {
        CHECK(room.say(1, change).empty());
        const server::AboutRoom about = room.about;
        room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(1).empty());
        CHECK(room.say(1, change).empty());
        CHECK(room.about == about);
    }
}

TEST_CASE("place: somebody whose step back was not answered and comes again is answered, and does not take part") {
    StepRoom room;
    room.start(2);
    for (const server::PlayerId player : {2, 3}) {
        room.join(player);
        if (player == 3) CHECK(room.say(player, client::TakePart{StepRoom::new_id(), "Guest"}).empty());
        const client::StepBack back{StepRoom::new_id()};
        for (int times = 0; times < 2; ++times) CHECK(room.say(player, back).empty());
    }
    CHECK(room.room[1].coming.empty());
    CHECK(room.room[1].sitting_out == Names{"Player 2"});
}

TEST_CASE("place: a player who has got the room sits first, and starts the game") {
    StepRoom room = waiting(3);
    CHECK(room.say(2, client::Start{StepRoom::new_id()}) == "NOT_HOST");
    CHECK(room.say(1, client::HandOverRoom{StepRoom::new_id(), "Player 2"}).empty());
    CHECK(room.names(1) == Names{"Player 2", "Player 1", "Player 3"});
    CHECK(room.room[3].host == engine::Seat{0});
    CHECK(room.say(1, client::Start{StepRoom::new_id()}) == "NOT_HOST");
    CHECK(room.say(1, client::AddComputer{StepRoom::new_id()}) == "NOT_HOST");
    CHECK(room.say(2, client::Start{StepRoom::new_id()}).empty());
}

TEST_CASE("place: a host who has left the seat and comes back sits first again") {
    StepRoom room = waiting(2);
    CHECK(room.say(1, client::LeaveSeat{StepRoom::new_id()}).empty());
    CHECK(room.names(1) == Names{"Player 2"});
    CHECK(room.say(1, client::TakeSeat{StepRoom::new_id(), "Player 1"}).empty());
    CHECK(room.names(1) == Names{"Player 1", "Player 2"});
    CHECK(room.say(1, client::Start{StepRoom::new_id()}).empty());
}

TEST_CASE("place: where the host has no seat, the first of those who have one starts the game") {
    StepRoom room = waiting(3);
    CHECK(room.say(1, client::LeaveSeat{StepRoom::new_id()}).empty());
    CHECK(room.say(3, client::Start{StepRoom::new_id()}) == "NOT_HOST");
    CHECK(room.say(2, client::Start{StepRoom::new_id()}).empty());
}

TEST_CASE("place: a hand-over that was stored just before a failure holds when the room is read again") {
    StepRoom room = waiting(2);
    room.about.host = 2;
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.join(1);
    CHECK(room.names(1) == Names{"Player 2", "Player 1"});
}

TEST_CASE("place: once the game has started, a hand-over moves nobody") {
    StepRoom room;
    room.start(2);
    CHECK(room.say(1, client::HandOverRoom{StepRoom::new_id(), "Player 2"}).empty());
    CHECK(room.names(1) == Names{"Player 1", "Player 2"});
    CHECK(room.room[1].host == engine::Seat{1});
}

TEST_CASE("place: the host closes the room for everybody, but not while a game is under way") {
    StepRoom room;
    room.start(2);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
    room.finish(1);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    CHECK(std::holds_alternative<protocol::server::RoomClosed>(room.replies[2].back()));
    CHECK(room.join(3) == "ROOM_CLOSED");
    CHECK(room.leases == 0);
}

TEST_CASE("place: those who had a seat review the finished games of a closed room, and nothing else is left of it") {
    StepRoom room;
    room.start(2);
    room.finish(1);
    room.join(3);
    room.say(1, client::CloseRoom{StepRoom::new_id()});
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(2).empty());
        CHECK(room.room[2].closed);
        CHECK(room.room[2].may.empty());
        CHECK(room.say(2, room.proposal()) == "ROOM_CLOSED");
        CHECK(room.say(2, client::Say{StepRoom::new_id(), "ABCD2345", "Well played"}) == "ROOM_CLOSED");
        CHECK(room.say(2, client::Resign{StepRoom::new_id()}) == "GAME_OVER");
        CHECK(room.join(3) == "ROOM_CLOSED");
        room.leave(2);
        CHECK(room.core.idle());
    }
    CHECK(room.join(1).empty());
    CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), "Friday"}) == "ROOM_CLOSED");
    CHECK_FALSE(room.in_lobby);
}

TEST_CASE("place: all finished games of a closed room are reviewed, however many it had") {
    StepRoom room;
    room.start(2);
    for (int game = 1; game < 25; ++game) {
        room.finish(1);
        room.say(1, room.proposal());
        client::AgreeToGame agreement{StepRoom::new_id(), room.room[2].next->proposal};
        agreement.game = room.newest();
        CHECK(room.say(2, agreement).empty());
        for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    }
    room.finish(1);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(2, 1).empty());
        CHECK(room.room[2].games.size() == server::most_listed_games);
        CHECK(room.join(2, 26) == "ROOM_CLOSED");
        CHECK(room.join(3, 1) == "ROOM_CLOSED");
    }
}

TEST_CASE("place: of a closed room nobody opens a game that is not over") {
    StepRoom room;
    room.start(2);
    for (const server::PlayerId player : {1, 2}) room.leave(player);
    room.closed = true;
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    CHECK(room.join(1) == "ROOM_CLOSED");
    room.give(server::WakeGame{1, server::RoomLease([] {}), server::Wake::After::outage});
    CHECK_FALSE(room.core.game(1));
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

TEST_CASE("place: a public room is in the lobby while somebody is in it, unless it is locked") {
    StepRoom room = waiting(2);
    CHECK_FALSE(room.in_lobby);
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::everybody});
    REQUIRE(room.in_lobby);
    CHECK(room.in_lobby->names == Names{"Player 1", "Player 2"});
    CHECK(room.in_lobby->stage == "waiting");
    CHECK(room.in_lobby->seats == 4);
    room.say(1, client::LockRoom{StepRoom::new_id(), true});
    CHECK_FALSE(room.in_lobby);
    room.say(1, client::LockRoom{StepRoom::new_id(), false});
    room.say(1, client::Start{StepRoom::new_id()});
    CHECK(room.in_lobby->stage == "playing");
    room.leave(1);
    CHECK(room.in_lobby);
    room.leave(2);
    CHECK_FALSE(room.in_lobby);
}

TEST_CASE("place: rooms with a password and rooms for those with the link are not in the lobby") {
    StepRoom room = waiting(1);
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "tea"}, "hash of tea");
    CHECK_FALSE(room.in_lobby);
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::link});
    CHECK_FALSE(room.in_lobby);
}

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
    CHECK(room.say(3, client::StepBack{StepRoom::new_id()}).empty());
    CHECK(room.say(3, client::StepBack{StepRoom::new_id()}) == "NOT_SEATED");
    room.leave(4);
    CHECK(room.room[1].coming.empty());
}

TEST_CASE("place: taking part and stepping back again is bounded") {
    StepRoom room;
    room.start(2);
    room.join(3);
    const client::TakePart part{StepRoom::new_id(), "Carl"};
    const client::StepBack back{StepRoom::new_id()};
    for (int time = 0; time < 10; ++time) {
        CHECK(room.say(3, part).empty());
        CHECK(room.say(3, client::TakePart{StepRoom::new_id(), ""}) == "BAD_NAME");  // does not count
        CHECK(room.say(3, back).empty());
    }
    CHECK(room.say(3, part) == "TOO_MANY_CHANGES");
    CHECK(room.room[1].coming.empty());
    room.now += 30'000;
    CHECK(room.say(3, part).empty());
    CHECK(room.say(3, back) == "TOO_MANY_CHANGES");
    CHECK(room.room[1].coming == Names{"Carl"});
}

TEST_CASE("place: a seat that the server had no time to free is free once the room is read again") {
    StepRoom room = waiting(2);
    room.about.removed = {2};
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    REQUIRE(room.names(1) == Names{"Player 1", "Player 2"});
    room.join(1);
    CHECK(room.names(1) == Names{"Player 1"});
    CHECK(room.say(1, client::Start{StepRoom::new_id()}) == "TOO_FEW_SEATS");
}

TEST_CASE("place: somebody who was removed and is still there has to go once the room is read again") {
    StepRoom room = waiting(3);
    room.disk_works = false;
    room.say(1, client::NameRoom{StepRoom::new_id(), "Friday"});
    room.disk_works = true;
    room.about.removed = {2};  // the room is read again
    CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), "Friday"}).empty());
    CHECK(room.names(1) == Names{"Player 1", "Player 3"});
    CHECK(expelled(room, 2) == "REMOVED_FROM_ROOM");
}

TEST_CASE("place: a host removes only so many people from a room") {
    StepRoom room = waiting(3);
    for (std::size_t id = 1; id <= server::AboutRoom::most_removed; ++id)
        room.about.removed.insert(static_cast<server::PlayerId>(1000 + id));
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.join(1);
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "Player 3"}) == "TOO_MANY_CHANGES");
    CHECK(room.names(1) == Names{"Player 1", "Player 2", "Player 3"});
}

TEST_CASE("place: what is not possible during a game is not possible while one is set aside either") {
    StepRoom room;
    room.start(2);
    room.say(1, room.proposal());
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    room.finish(1);
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(1).empty());
        CHECK_FALSE(may(room, 1, Act::close_room));
        CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
        CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}}) == "GAME_GOES_ON");
    }
    CHECK(room.join(1, 1).empty());
    CHECK(room.join(2, 1).empty());
    CHECK(room.say(2, client::Resign{StepRoom::new_id()}).empty());
    CHECK(room.join(1).empty());
    CHECK(may(room, 1, Act::close_room));
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
}
