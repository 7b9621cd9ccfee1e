#include "tests/server/rooms/step/played_room.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;
using Names = std::vector<std::string>;

TEST_CASE("joiners: somebody who takes part chooses their level, and who may play for them") {
    StepRoom room({.system = "finish-line"});
    room.start(2);
    room.finish(1);
    room.join(5);
    client::TakePart part{.name = "Eve", .level = "master", .if_away = engine::Strength::casual};
    CHECK(say_to(room, 5, part) == "NO_SUCH_LEVEL");
    part.level = "expert";
    CHECK(say_to(room, 5, part).empty());
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    const server::SeatHolder eve = room.record(2).state.seats.back();
    CHECK(eve.name == "Eve");
    CHECK(eve.level == "expert");
    CHECK(eve.if_away == engine::Strength::casual);
}

TEST_CASE("joiners: somebody who takes part chooses a level of the game that is proposed, too") {
    StepRoom room = after_a_game(2);
    room.join(5);
    const client::TakePart part{.name = "Eve", .level = "expert"};
    CHECK(say_to(room, 5, part) == "NO_SUCH_LEVEL");
    client::ProposeGame finish_line = room.proposal();
    finish_line.settings = engine::Settings{.system = "finish-line"};
    CHECK(room.say(1, finish_line).empty());
    CHECK(say_to(room, 5, part).empty());
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.record(2).state.levels() == std::vector<std::string>{"beginner", "beginner", "expert"});
}

TEST_CASE("joiners: who agreed to a stand-in before a slow game was proposed has not agreed to one in it") {
    StepRoom room = after_a_game(2);
    for (const server::PlayerId player : {5, 6}) room.join(player);
    const client::TakePart eve{.name = "Eve", .if_away = engine::Strength::casual};
    const client::TakePart finn{.name = "Finn", .if_away = engine::Strength::casual};
    CHECK(say_to(room, 5, eve).empty());
    client::ProposeGame slow = room.proposal();
    slow.clock = protocol::ClockRules{protocol::SlowClock{3, 0, 0}};
    CHECK(room.say(1, slow).empty());
    CHECK(say_to(room, 6, finn).empty());
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    const auto seats = room.record(2).state.seats;
    REQUIRE(seats.size() == 4);
    CHECK_FALSE(seats[2].if_away);
    CHECK(seats[3].if_away == engine::Strength::casual);
}

TEST_CASE("joiners: somebody whose connection is lost still takes part if they come back within two minutes") {
    StepRoom room = after_a_game(2);
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    const auto lose_connection = [&] { room.give(server::Leave{5, server::Leaving::connection_lost}); };
    lose_connection();
    CHECK(room.room[1].coming == Names{"Eve"});
    room.now += 60'000;
    room.join(5);
    lose_connection();
    room.now += 90'000;
    SECTION("the game begins meanwhile") {
        CHECK(room.say(1, room.proposal()).empty());
        CHECK(agree_to(room, 2).empty());
        REQUIRE(room.newest() == 2);
        CHECK(room.names(2) == Names{"Player 1", "Player 2", "Eve"});
    }
    SECTION("they stay away for longer") {
        room.now += 30'000;
        CHECK(room.say(1, room.proposal()).empty());
        CHECK(room.room[1].coming.empty());
        CHECK(agree_to(room, 2).empty());
        CHECK(room.names(2) == Names{"Player 1", "Player 2"});
    }
    SECTION("they come back after a longer time") {
        room.now += 30'000;
        CHECK(room.say(1, room.proposal()).empty());
        CHECK(room.room[1].coming.empty());
        room.join(5);
        CHECK(room.room[1].coming == Names{"Eve"});
        CHECK(agree_to(room, 2).empty());
        CHECK(room.names(2) == Names{"Player 1", "Player 2", "Eve"});
    }
    SECTION("others have taken the seats when they come back") {
        room.now += 30'000;
        for (const server::PlayerId player : {6, 7}) {
            room.join(player);
            CHECK(say_to(room, player, client::TakePart{{}, "Guest " + std::to_string(player)}).empty());
        }
        room.join(5);
        CHECK(room.room[5].coming == Names{"Guest 6", "Guest 7"});
        CHECK(may(room, 5, Act::take_part));
    }
    SECTION("they leave the room") {
        room.join(5);
        room.leave(5);
        CHECK(room.room[1].coming.empty());
    }
}

TEST_CASE("joiners: a restart keeps those without a seat who have said that they play, once they are back") {
    StepRoom room = after_a_game(2);
    for (const server::PlayerId player : {5, 6, 7}) room.join(player);
    const client::TakePart part{.name = "Eve", .if_away = engine::Strength::casual};
    CHECK(say_to(room, 5, part).empty());
    CHECK(say_to(room, 6, client::TakePart{{}, "Finn"}).empty());
    room.leave(6);
    CHECK(say_to(room, 7, client::TakePart{{}, "Gus"}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Gus"}).empty());
    start_again(room);
    for (const server::PlayerId player : {1, 2, 6, 7}) room.join(player);
    CHECK(room.room[1].coming.empty());
    CHECK(room.room[1].left_out == Names{"Gus"});
    CHECK_FALSE(may(room, 7, Act::take_part));
    room.join(5);
    CHECK(room.room[1].coming == Names{"Eve"});
    CHECK(may(room, 5, Act::step_back));
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.names(2) == Names{"Player 1", "Player 2", "Eve"});
    CHECK(room.record(2).state.seats.back().if_away == engine::Strength::casual);
    start_again(room);
    for (const server::PlayerId player : {1, 7}) room.join(player);
    CHECK(room.room[1].left_out.empty());
    CHECK(room.room[1].coming == Names{"Gus"});  // in the game after it
}

TEST_CASE("joiners: a room that has been locked lets in those who have said that they play, even after a restart") {
    StepRoom room = after_a_game(2);
    for (const server::PlayerId player : {5, 6, 7}) room.join(player);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    CHECK(say_to(room, 6, client::TakePart{{}, "Finn"}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Finn"}).empty());
    CHECK(say_to(room, 1, client::LockRoom{{}, true}).empty());
    start_again(room);
    for (const server::PlayerId player : {5, 6, 1}) CHECK(room.join(player).empty());
    CHECK(room.join(7) == "ROOM_LOCKED");
    CHECK(room.room[1].coming == Names{"Eve"});
    CHECK(room.room[1].left_out == Names{"Finn"});
}

TEST_CASE("joiners: those who have said that they play need a new password if they were away when it was set") {
    StepRoom room = after_a_game(2);
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    CHECK(say_to(room, 1, client::LockRoom{{}, true}).empty());
    room.give(server::Leave{5, server::Leaving::connection_lost});
    const client::SetEntry with_password{StepRoom::new_id(), protocol::RoomEntry::password, "tea"};
    CHECK(room.say(1, with_password, "hash of tea").empty());
    CHECK(room.join(5) == "ROOM_PASSWORD_NEEDED");
    CHECK(room.join(5, {}, "hash of tea").empty());
    CHECK(room.room[1].coming == Names{"Eve"});
}

TEST_CASE("joiners: somebody whom the host has removed does not come back into the plan after a restart") {
    StepRoom room = after_a_game(2);
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    REQUIRE(room.about.next);
    CHECK(room.about.next->joiners == std::vector<protocol::StoredJoiner>{{5}});
    room.about.removed.insert(5);
    start_again(room);
    for (const server::PlayerId player : {1, 2}) room.join(player);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(room.about.next->joiners.empty());
}

TEST_CASE("joiners: somebody who leaves on one device still takes part on another") {
    StepRoom room = after_a_game(2);
    const server::PlayerId other_device = 5 + StepRoom::second_device;
    room.join(5);
    room.join(other_device);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    room.leave(5);
    CHECK(room.room[1].coming == Names{"Eve"});
    room.leave(other_device);
    CHECK(room.room[1].coming.empty());
}

TEST_CASE("joiners: those who join the next game may be left out, too, and take part again once brought back") {
    StepRoom room = after_a_game(3);
    room.join(5);
    CHECK(say_to(room, 5, client::TakePart{{}, "Eve"}).empty());
    CHECK(say_to(room, 1, client::LeaveOut{{}, "Eve"}).empty());
    CHECK(room.room[5].coming.empty());
    CHECK(room.room[5].left_out == Names{"Eve"});
    CHECK_FALSE(may(room, 5, Act::take_part));
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

TEST_CASE("joiners: the host may leave out only so many people without a seat") {
    StepRoom room = after_a_game(2);
    server::Joiners joiners;
    const auto leave_out = [&](server::PlayerId player) {
        const std::string name = "Guest " + std::to_string(player);
        CHECK_FALSE(joiners.add(room.about, room.state(1), {}, {player, name}));
        const auto refused = joiners.leave_out(name);
        return refused ? refused->code : std::string();
    };
    for (server::PlayerId player = 10; player < 74; ++player) CHECK(leave_out(player).empty());
    CHECK(leave_out(74) == "TOO_MANY_CHANGES");
}
