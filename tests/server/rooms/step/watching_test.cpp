#include "tests/server/rooms/step/step_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Joined;

TEST_CASE("step: the first to join has the room read and gets all of it") {
    StepRoom room;
    const auto joined = std::get<Joined>(room.join(1));
    CHECK(room.effects_of_kind<server::Load>().size() == 1);
    CHECK(joined.room == "ABCD2345");
    CHECK(std::holds_alternative<protocol::Json>(joined.view.content));
    room.join(2);
    CHECK(room.effects_of_kind<server::Load>().size() == 1);
}

TEST_CASE("step: a client that comes back gets the versions it has missed") {
    StepRoom room;
    room.start(2);
    const auto joined = std::get<Joined>(room.join(1, room.state().version - 1));
    CHECK(std::get<std::vector<protocol::Entry>>(joined.view.content).size() == 1);
    CHECK(joined.view.seat == 0);
}

TEST_CASE("step: whoever joins by creating the room is answered as created, with the same in it") {
    StepRoom room;
    const auto joined = std::get<Joined>(room.join(1));
    room.give(server::Join{{2, 1}, server::RoomLease({}), "made", {}, server::Join::Request::create});
    const auto created = std::get<protocol::server::Created>(room.replies[1].back());
    CHECK(created.id == "made");
    CHECK(created.room == joined.room);
    CHECK(created.view == joined.view);
}

TEST_CASE("step: everybody who watches is told what happened, once for each distinct view") {
    StepRoom room;
    room.start(2);
    room.join(3);
    room.join(4);
    const auto before = room.effects_of_kind<server::Tell>().size();
    room.say(room.mover(), room.first_play());
    CHECK(room.effects_of_kind<server::Tell>().size() ==
          before + 3);  // who drew, whose turn it is, and all who watch
    CHECK(room.told[3].size() == room.told[4].size());
    CHECK(room.told[3].back() == room.told[4].back());
}

TEST_CASE("step: the tiles that a player draws are told to nobody else") {
    StepRoom room;
    room.start(2);
    room.join(3);
    const auto mover = room.mover();
    const auto before = room.told[3].size();
    room.say(mover, room.first_play());
    int hidden = 0;
    for (const auto& entry : room.told[3])
        if (entry.event && entry.event->text.find("\"type\":\"drew\"") != std::string::npos) {
            ++hidden;
            CHECK(entry.event->text.find("\"count\"") != std::string::npos);
            CHECK(entry.event->text.find("[\"") == std::string::npos);
        }
    CHECK(hidden >= 1);
    CHECK(room.told[3].size() > before);
    CHECK(room.told[3 - mover].back() == room.told[3].back());
}

TEST_CASE("step: those who left are told nothing, and their lease ends") {
    StepRoom room;
    room.start(2);
    room.join(3);
    CHECK(room.leases == 3);
    room.leave(3);
    CHECK(room.leases == 2);
    const auto before = room.told[3].size();
    room.say(room.mover(), client::Pass{StepRoom::new_id(), 1});
    CHECK(room.told[3].size() == before);
    CHECK(room.refusal(3, client::TakeSeat{StepRoom::new_id(), "Eve", {}}) == "NOT_JOINED");
}

TEST_CASE("step: whoever joins again from the same connection gives the first lease back") {
    StepRoom room;
    room.join(1);
    room.join(1);
    CHECK(room.leases == 1);
}

TEST_CASE("step: a join that is refused gives its lease back, also to those who had joined before") {
    StepRoom room;
    room.disk = {Disk::fails};
    room.join(1);
    CHECK(room.leases == 0);
    room.join(1);
    CHECK(room.leases == 1);
    room.disk = {Disk::fails, Disk::fails};
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Mara", {}});
    room.join(1);
    CHECK(room.leases == 0);
}

TEST_CASE("step: presence is told when it changes, and to a newcomer in any case") {
    StepRoom room;
    room.start(2);
    CHECK(room.presence[1].present == std::vector<bool>{true, true});
    room.leave(2);
    CHECK(room.presence[1].present == std::vector<bool>{true, false});
    const auto before = room.effects_of_kind<server::TellPresence>().size();
    room.say(1, client::Resign{StepRoom::new_id()});
    CHECK(room.effects_of_kind<server::TellPresence>().size() == before);
    room.join(3);
    CHECK(room.effects_of_kind<server::TellPresence>().back().to.size() == 1);
    CHECK(room.presence[3].present == std::vector<bool>{true, false});
}

TEST_CASE("step: a room that nobody watches may be forgotten, unless time runs in it") {
    StepRoom room({.knobs = {{"window_more_seats", 20}}});
    CHECK(room.core.idle());
    room.start(3);
    CHECK_FALSE(room.core.idle());
    room.say(room.mover(), room.first_play());
    for (int player = 1; player <= 3; ++player) room.leave(player);
    CHECK_FALSE(room.core.idle());
    room.pass_time(20'000);
    CHECK(room.core.idle());
}

TEST_CASE("step: a stop cancels what runs and lets everybody go") {
    StepRoom room({.knobs = {{"window_more_seats", 20}}});
    room.start(3);
    room.say(room.mover(), room.first_play());
    REQUIRE(room.timers.size() == 1);
    room.give(server::Stop{});
    CHECK(room.timers.empty());
    CHECK(room.leases == 0);
    CHECK(room.core.idle());
}
