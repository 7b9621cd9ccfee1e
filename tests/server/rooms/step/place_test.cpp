#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using protocol::RoomEntry;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

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

TEST_CASE("place: somebody who may not come in gets the same answer whether a game exists or not") {
    StepRoom room = waiting(2);
    const auto answer = [&room](server::PlayerId player, int game) {
        room.join(player, game);
        auto error = std::get<protocol::server::Error>(room.replies[player].back());
        error.id.reset();
        return error;
    };
    const auto check = [&answer](server::PlayerId player, const std::string& code) {
        const auto there = answer(player, 1);
        CHECK(there.code == code);
        for (const int missing : {-1, 0, 2, 1000}) CHECK(answer(player, missing) == there);
    };
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "Player 2"}).empty());
    check(2, "REMOVED_FROM_ROOM");
    room.say(1, client::LockRoom{StepRoom::new_id(), true});
    check(3, "ROOM_LOCKED");
    room.say(1, client::LockRoom{StepRoom::new_id(), false});
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "tea"}, "hash of tea");
    check(3, "ROOM_PASSWORD_NEEDED");
    CHECK(room.join(3, 2, "hash of tea") == "NO_SUCH_GAME");
}

TEST_CASE(
    "place: those outside the room know who has been let in, until the password changes or the host removes them") {
    using People = std::set<server::PlayerId>;
    StepRoom room = waiting(2);
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "tea"}, "hash of tea");
    CHECK(room.let_in == People{1, 2});
    CHECK(room.join(3, {}, "hash of coffee") == "WRONG_PASSWORD");
    CHECK(room.let_in == People{1, 2});
    room.join(3, {}, "hash of tea");
    room.join(4, {}, "hash of tea");
    room.leave(4);
    CHECK(room.let_in == People{1, 2, 3, 4});
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "milk"}, "hash of milk");
    CHECK(room.let_in == People{1, 2, 3});
    CHECK(room.join(4) == "ROOM_PASSWORD_NEEDED");
    room.leave(3);
    CHECK(room.join(3).empty());
    room.say(1, client::RemovePerson{StepRoom::new_id(), "Player 2"});
    CHECK(room.let_in == People{1, 3});
}

TEST_CASE("place: people who come when the room can remember no more are known while they are there") {
    StepRoom room;
    room.start(2);
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "tea"}, "hash of tea");
    constexpr std::uint64_t connection = 10'050;  // of a watcher
    for (server::PlayerId player = 1001; player <= 1998; ++player) {
        ++room.leases;
        server::Enter enter{
            {connection, player}, server::RoomLease([&room] { --room.leases; }), StepRoom::new_id(), {}};
        enter.shown_password = "hash of tea";
        room.give(std::move(enter));
        room.give(server::Leave{connection});
    }
    CHECK(room.let_in.size() == 1000);
    CHECK(room.join(3, {}, "hash of tea").empty());
    CHECK(room.join(4, {}, "hash of tea").empty());
    CHECK(room.join(StepRoom::second_device + 4).empty());
    CHECK(room.let_in.size() == 1002);
    room.leave(3);
    room.leave(4);
    CHECK_FALSE(room.let_in.contains(3));
    CHECK(room.let_in.contains(4));
    CHECK(room.join(3) == "ROOM_PASSWORD_NEEDED");
    room.leave(StepRoom::second_device + 4);
    CHECK_FALSE(room.let_in.contains(4));
    room.join(5, {}, "hash of tea");
    CHECK(room.let_in.contains(5));
    CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.allowed = false}}).empty());
    CHECK_FALSE(room.let_in.contains(5));
    CHECK(room.let_in.size() == 1000);
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

TEST_CASE(
    "place: a new password of which the room hears only when it is read again shuts out those who are not there") {
    StepRoom room = waiting(2);
    room.say(1, client::SetEntry{StepRoom::new_id(), RoomEntry::password, "tea"}, "hash of tea");
    room.join(3, {}, "hash of tea");
    room.leave(3);
    room.disk_works = false;
    room.say(1, client::NameRoom{StepRoom::new_id(), "Friday"});
    room.disk_works = true;
    room.about.password_hash = "hash of milk";  // the room is read again
    CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), "Friday"}).empty());
    CHECK_FALSE(room.let_in.contains(3));
    CHECK(room.join(3) == "ROOM_PASSWORD_NEEDED");
}

TEST_CASE("place: a host removes only so many people from a room") {
    StepRoom room = waiting(3);
    for (std::size_t id = 1; id <= server::AboutRoom::max_removed; ++id)
        room.about.removed.insert(static_cast<server::PlayerId>(1000 + id));
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.join(1);
    CHECK(room.say(1, client::RemovePerson{StepRoom::new_id(), "Player 3"}) == "TOO_MANY_CHANGES");
    CHECK(room.names(1) == Names{"Player 1", "Player 2", "Player 3"});
}
