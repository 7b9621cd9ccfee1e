#include "tests/server/games/step/timed_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
namespace span = crisscross::server::span;
using crisscross::protocol::AtZero;
using crisscross::protocol::ClockEvent;
using crisscross::protocol::Forgiveness;
using crisscross::protocol::SlowClock;
using crisscross::protocol::TimeForgiven;

TEST_CASE("a restart forgets no time, and forgives only the time in which no server ran") {
    TimedGame room(a_minute);
    room.pass_time(20'000);
    const auto killed = room.now;
    room.now += span::hour;
    room.restart({killed, room.now - 2'000});
    room.give(server::Wake{});
    CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{span::hour - 2'000, Forgiveness::outage}});
    CHECK(room.left() == 38'000);
    room.restart({killed, room.now - 2'000});  // it is not forgiven again
    room.join(1);
    CHECK(room.rung().size() == 1);
    CHECK(room.timers == Timers{{timer::Clock{}, room.now + 39'000}});
    room.pass_time(39'000);
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("what a player says after a restart waits until the outage is forgiven") {
    TimedGame room(a_minute);
    const auto mover = room.mover();
    const auto killed = room.now;
    room.now += span::hour;
    room.restart({killed, room.now});
    room.join(mover);
    CHECK(room.state().stage() == server::Stage::playing);
    room.pass();
    CHECK(room.mover() != mover);
    CHECK(room.rung().size() == 1);
}

TEST_CASE("while an outage cannot be stored as forgiven, the game can be read and nothing is decided in it") {
    TimedGame room(a_minute);
    const auto mover = room.mover();
    const auto killed = room.now;
    room.now += span::hour;
    room.restart({killed, room.now});
    room.disk = {Disk::works, Disk::fails};
    const auto answer = room.join(mover);
    const auto* joined = std::get_if<protocol::server::Joined>(&answer);
    REQUIRE(joined);
    REQUIRE(joined->view.clocks);
    CHECK(joined->view.clocks->text.find("\"left\":60000") != std::string::npos);
    CHECK(std::holds_alternative<protocol::server::Log>(room.ask(mover, client::Log{StepGame::new_id()})));
    CHECK(room.rung().empty());
    CHECK(room.jobs.empty());
    CHECK(room.timers == Timers{{timer::Retry{}, room.now + 1000}});

    room.disk = {Disk::works, Disk::fails};
    const client::Pass pass{StepGame::new_id(), room.state().game->turn};
    CHECK(room.refusal(mover, pass) == "STORAGE_FAILED");
    REQUIRE(room.core.record());
    CHECK(std::holds_alternative<protocol::server::Joined>(room.join(3 - mover)));
    CHECK(room.refusal(mover, pass).empty());
    CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{span::hour, Forgiveness::outage}});
    CHECK(room.mover() != mover);
    CHECK(room.timers == Timers{{timer::Clock{}, room.now + 61'000}});
}

TEST_CASE("an outage that could not be stored as forgiven is forgiven after the retry") {
    TimedGame room(a_minute);
    const auto killed = room.now;
    room.now += span::hour;
    room.restart({killed, room.now});
    room.disk = {Disk::works, Disk::fails, Disk::works, Disk::fails};
    room.give(server::Wake{});
    CHECK_FALSE(room.core.idle());
    room.pass_time(1000);
    CHECK(room.rung().empty());
    room.pass_time(2000);
    CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{span::hour + 3'000, Forgiveness::outage}});
    CHECK(room.left() == 60'000);
}

TEST_CASE("time in which a player's moves are refused because of the disk is forgiven") {
    TimedGame room(a_minute);
    const auto mover = room.mover();
    room.pass_time(20'000);
    room.disk = {Disk::fails};
    for (int retry = 1; retry <= 6; ++retry) room.disk.insert(room.disk.end(), {Disk::works, Disk::fails});
    const client::Pass pass{StepGame::new_id(), room.state().game->turn};
    CHECK(room.refusal(mover, pass) == "STORAGE_FAILED");
    room.pass_time(123'000);  // 1, 2, 4, 8, 16, 32 and 60 seconds between the retries
    CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{123'000, Forgiveness::outage}});
    CHECK(room.left() == 40'000);
    room.pass_time(10'000);
    CHECK(room.refusal(mover, pass).empty());
    CHECK(room.rung().size() == 1);
}

TEST_CASE("the clock of a game that is set aside is paused once the disk works again") {
    TimedGame room(a_minute);
    room.disk = {Disk::fails};
    room.give(server::SetAside{});
    CHECK(room.rung().empty());
    room.pass_time(1'000);
    CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{1'000, Forgiveness::outage}, protocol::ClockPaused{}});
    room.give(server::SetAside{});
    CHECK(room.rung().size() == 2);
}

TEST_CASE("a failure of the disk that is over before anybody has lost a second moves no clock") {
    TimedGame room(a_minute);
    const auto mover = room.mover();
    const client::Pass pass{StepGame::new_id(), room.state().game->turn};
    room.disk = {Disk::fails};
    CHECK(room.refusal(mover, pass) == "STORAGE_FAILED");
    room.join(3 - mover);
    room.pass_time(20'000);
    room.disk = {Disk::fails};
    CHECK(room.refusal(mover, pass) == "STORAGE_FAILED");
    room.pass_time(2'000);
    CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{2'000, Forgiveness::outage}});
}

TEST_CASE("a game that is far from its alarm may be forgotten, and is woken in time") {
    TimedGame room({SlowClock{3, 0, 21}, AtZero::lose});
    room.leave(1);
    room.leave(2);
    CHECK(room.core.idle());
    room.wait(3 * span::day + 2'000);
    CHECK(room.rung().size() == 2);
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("a game with a clock is read again and again until there is space for it") {
    TimedGame room(a_minute);
    room.restart();
    room.disk = {Disk::finds_no_space, Disk::finds_no_space};
    room.give(server::Wake{});
    CHECK_FALSE(room.core.record());
    CHECK_FALSE(room.core.idle());
    room.pass_time(span::minute);
    CHECK_FALSE(room.core.record());
    room.pass_time(2 * span::minute);
    CHECK(room.state().stage() == server::Stage::over);
    CHECK(room.core.idle());
}

TEST_CASE("a clock runs out even if somebody was refused before the game could be read again") {
    TimedGame room(a_minute);
    room.restart();
    const Disk what = GENERATE(Disk::finds_no_space, Disk::has_read_too_much, Disk::fails);
    room.disk = {Disk::fails, what};
    room.give(server::Wake{});
    CHECK(std::holds_alternative<protocol::server::Error>(room.join(1)));
    CHECK_FALSE(room.core.idle());
    room.pass_time(3 * span::minute);
    CHECK(room.state().stage() == server::Stage::over);
}
