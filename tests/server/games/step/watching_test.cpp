#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Joined;

TEST_CASE("the first join reads the room and gets a snapshot") {
    StepGame room;
    const auto joined = std::get<Joined>(room.join(1));
    CHECK(room.effects_of_kind<server::Load>().size() == 1);
    CHECK(joined.room == "ABCD2345");
    CHECK(std::holds_alternative<protocol::Json>(joined.view.content));
    room.join(2);
    CHECK(room.effects_of_kind<server::Load>().size() == 1);
}

TEST_CASE("a client that comes back gets the versions that it missed") {
    StepGame room;
    room.start(2);
    const auto joined = std::get<Joined>(room.join(1, room.state().version - 1));
    CHECK(std::get<std::vector<protocol::Entry>>(joined.view.content).size() == 1);
    CHECK(joined.view.seat == 0);
}

TEST_CASE("a player who joins with create gets the same in created as in joined") {
    StepGame room;
    const auto joined = std::get<Joined>(room.join(1));
    room.give(server::Join{{2, 1}, "made", {}, server::Join::Request::create});
    const auto created = std::get<protocol::server::Created>(room.replies[1].back());
    CHECK(created.id == "made");
    CHECK(created.room == joined.room);
    CHECK(created.view == joined.view);
}

TEST_CASE("everybody who watches gets the events, once for each distinct view") {
    StepGame room;
    room.start(2);
    room.join(3);
    room.join(4);
    const auto before = room.effects_of_kind<server::Tell>().size();
    room.say(room.mover(), room.first_play());
    CHECK(room.effects_of_kind<server::Tell>().size() ==
          before + 3);  // who drew, whose turn it is, and all who watch
    CHECK(room.received[3].size() == room.received[4].size());
    CHECK(room.received[3].back() == room.received[4].back());
}

TEST_CASE("nobody else sees the tiles that a player draws") {
    StepGame room;
    room.start(2);
    room.join(3);
    const auto mover = room.mover();
    const auto before = room.received[3].size();
    room.say(mover, room.first_play());
    int hidden = 0;
    for (const auto& entry : room.received[3])
        if (entry.event && entry.event->text.find("\"type\":\"drew\"") != std::string::npos) {
            ++hidden;
            CHECK(entry.event->text.find("\"count\"") != std::string::npos);
            CHECK(entry.event->text.find("[\"") == std::string::npos);
        }
    CHECK(hidden >= 1);
    CHECK(room.received[3].size() > before);
    CHECK(room.received[3 - mover].back() == room.received[3].back());
}

TEST_CASE("a connection that has left gets nothing more, and its lease ends") {
    StepGame room;
    room.start(2);
    room.join(3);
    CHECK(room.watchers() == 3);
    room.leave(3);
    CHECK(room.watchers() == 2);
    const auto before = room.received[3].size();
    room.say(room.mover(), client::Pass{StepGame::new_id(), 1});
    CHECK(room.received[3].size() == before);
    CHECK(room.refusal(3, client::TakeSeat{StepGame::new_id(), "Eve", {}}) == "NOT_JOINED");
}

TEST_CASE("joining again from the same connection returns the first lease") {
    StepGame room;
    room.join(1);
    room.join(1);
    CHECK(room.watchers() == 1);
}

TEST_CASE("a refused join returns its lease, even if the connection had joined before") {
    StepGame room;
    room.disk = {Disk::fails};
    room.join(1);
    CHECK(room.watchers() == 0);
    room.join(1);
    CHECK(room.watchers() == 1);
    room.disk = {Disk::fails, Disk::fails};
    room.say(1, client::TakeSeat{StepGame::new_id(), "Mara", {}});
    room.join(1);
    CHECK(room.watchers() == 0);
}

TEST_CASE("presence is sent when it changes, and always to a newcomer") {
    StepGame room;
    room.start(3);
    CHECK(room.presence[1].present == std::vector<bool>{true, true, true});
    room.leave(2);
    CHECK(room.presence[1].present == std::vector<bool>{true, false, true});
    const auto before = room.effects_of_kind<server::TellPresence>().size();
    room.say(1, client::Resign{StepGame::new_id()});
    CHECK(room.effects_of_kind<server::TellPresence>().size() == before);
    room.join(4);
    CHECK(room.effects_of_kind<server::TellPresence>().back().to.size() == 3);
    constexpr std::uint64_t second_connection = 40;
    room.give(server::Join{{second_connection, 4}, StepGame::new_id(), {}});
    CHECK(room.effects_of_kind<server::TellPresence>().back().to.size() == 1);
    CHECK(room.presence[4].present == std::vector<bool>{true, false, true});
}

TEST_CASE("everybody learns how many people watch, each counted once, players not counted") {
    StepGame room;
    room.start(2);
    CHECK(room.presence[1].watchers == 0);
    room.join(7);
    CHECK(room.presence[1].watchers == 1);
    CHECK(room.presence[7].watchers == 1);
    constexpr std::uint64_t second_connection = 70;
    room.give(server::Join{{second_connection, 7}, StepGame::new_id(), {}});
    room.join(8);
    CHECK(room.presence[2].watchers == 2);
    room.leave(7);
    CHECK(room.presence[2].watchers == 2);
    room.give(server::Leave{second_connection});
    CHECK(room.presence[2].watchers == 1);
    room.leave(8);
    CHECK(room.presence[2].watchers == 0);
}

TEST_CASE("a room that nobody watches may be forgotten, unless one of its timers runs") {
    StepGame room({.knobs = {{"window_more_seats", 20}}});
    CHECK(room.core.idle());
    room.start(3);
    CHECK_FALSE(room.core.idle());
    room.say(room.mover(), room.first_play());
    for (int player = 1; player <= 3; ++player) room.leave(player);
    CHECK_FALSE(room.core.idle());
    room.pass_time(20'000);
    CHECK(room.core.idle());
}

TEST_CASE("a stop cancels timers and jobs and releases everybody") {
    StepGame room({.knobs = {{"window_more_seats", 20}}});
    room.start(3);
    room.say(room.mover(), room.first_play());
    REQUIRE(room.timers.size() == 1);
    room.give(server::Stop{});
    CHECK(room.timers.empty());
    CHECK(room.watchers() == 0);
    CHECK(room.core.idle());
}
