#include <algorithm>

#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;

namespace {

const engine::Settings held{.knobs = {{"window_more_seats", 20}}};

}  // namespace

TEST_CASE("the window of a play runs out at its time") {
    StepGame room(held);
    room.start(3);
    CHECK(room.timers.empty());
    room.say(room.mover(), room.first_play());
    CHECK(room.timers == std::map<server::GameTimer, server::Moment>{{timer::Window{1}, room.now + 20'000}});
    room.pass_time(19'999);
    CHECK(room.state().game->pending_play());
    room.pass_time(1);
    CHECK_FALSE(room.state().game->pending_play());
    CHECK(room.timers.empty());
}

TEST_CASE("everybody sees at which moment a window ends, live and in the log") {
    StepGame room(held);
    room.start(3);
    room.say(room.mover(), room.first_play());
    const std::string until = "\"until\":" + std::to_string(room.now + 20'000);
    const auto says_so = [&until](const protocol::Entry& entry) {
        return entry.event && entry.event->text.find(until) != std::string::npos;
    };
    CHECK(std::ranges::count_if(room.received[2], says_so) == 1);
    const auto answer = room.ask(2, client::Log{StepGame::new_id(), 1});
    CHECK(std::ranges::count_if(std::get<protocol::server::Log>(answer).events, says_so) == 1);
}

TEST_CASE("a window that closes early cancels its timer, and a late one is ignored") {
    StepGame room(held);
    room.start(3);
    const auto mover = room.mover();
    room.say(mover, room.first_play());
    for (int player = 1; player <= 3; ++player)
        if (player != mover) room.say(player, client::Accept{StepGame::new_id(), 1});
    CHECK(room.timers.empty());
    room.now += 60'000;
    const auto before = room.effects.size();
    room.give(server::TimerFired{timer::Window{1}});
    CHECK(room.effects.size() == before);
}

TEST_CASE("a timer that was reset for later is ignored at its first time") {
    server::RunningTimers timers;
    server::Effects effects;
    timers.set({timer::Pause{3}, 100}, effects);
    timers.set({timer::Pause{3}, 200}, effects);
    CHECK(effects.size() == 2);
    CHECK_FALSE(timers.ring(timer::Pause{3}, 100));
    CHECK(timers.ring(timer::Pause{3}, 200));
    CHECK_FALSE(timers.ring(timer::Pause{3}, 300));
}

TEST_CASE("several timers run at once, and only a timer of the game replaces another") {
    server::RunningTimers timers;
    server::Effects effects;
    timers.set({timer::Pause{3}, 100}, effects);
    timers.set_game_alarm(server::Alarm{timer::Window{1}, 150}, 0, effects);
    timers.set_game_alarm(server::Alarm{timer::Vote{1}, 250}, 0, effects);
    REQUIRE(effects.size() == 4);
    CHECK(std::get<server::CancelTimer>(effects[2]).timer == server::GameTimer(timer::Window{1}));
    CHECK(timers.ring(timer::Pause{3}, 100));
    CHECK(timers.ring(timer::Vote{1}, 250));
    CHECK(timers.empty());
}

TEST_CASE("a vote runs out at its time") {
    StepGame room({.system = "scrappy"});
    room.start(3);
    const auto mover = room.mover();
    room.say(mover, room.first_play());
    room.say(mover % 3 + 1, client::Challenge{StepGame::new_id(), 1});
    REQUIRE(room.timers.contains(timer::Vote{1}));
    room.pass_time(60'000);
    CHECK_FALSE(room.timers.contains(timer::Vote{1}));
    CHECK_FALSE(room.state().game->pending_play());
}

TEST_CASE("a turn with a limit runs out at its time") {
    StepGame room({.system = "crosswords"});
    room.start(2);
    REQUIRE(room.timers.contains(timer::Turn{room.state().game->to_move, 1}));
    room.pass_time(120'000);
    CHECK_FALSE(room.state().game->position.board.empty());
}

TEST_CASE("a window that ran out while the room was not in memory closes when the room is read") {
    StepGame room(held);
    room.start(3);
    room.say(room.mover(), room.first_play());
    StepGame later(held);
    later.journal = room.journal;
    later.now = room.now + 60'000;
    later.join(1);
    CHECK(later.state().game->pending_play());
    later.pass_time(0);
    CHECK_FALSE(later.state().game->pending_play());
}

TEST_CASE("a window whose end could not be stored is closed after the retry") {
    StepGame room(held);
    room.start(3);
    room.say(room.mover(), room.first_play());
    room.disk = {Disk::fails};
    room.pass_time(20'000);
    CHECK(room.core.record() == nullptr);
    CHECK(room.timers.size() == 1);
    room.pass_time(1000);
    CHECK_FALSE(room.state().game->pending_play());
}

TEST_CASE("a window closes in time even if the word list is gone") {
    StepGame room(held);
    room.start(3);
    room.say(room.mover(), room.first_play());
    StepGame without(held);
    without.journal = room.journal;
    without.has_lexicon = false;
    without.join(1);
    without.pass_time(60'000);
    CHECK_FALSE(without.state().game->pending_play());
}
