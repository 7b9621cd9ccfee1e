#include "tests/server/rooms/step/step_room.hpp"
#include "tests/support/engine/short_words.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// Lets computers play until the game is over or nothing happens any more.
void play_on(StepRoom& room) {
    while (!room.core.record() || room.state().stage() == server::Stage::playing) {
        if (!room.jobs.empty()) {
            room.do_first_job();
        } else if (!room.timers.empty()) {
            room.pass_time(1000);
        } else {
            break;
        }
    }
}

void seat_two_computers(StepRoom& room) {
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Ada", {}});
    for (const auto strength : {engine::Strength::casual, engine::Strength::beginner})
        room.say(1, client::AddComputer{StepRoom::new_id(), strength});
    room.say(1, client::Start{StepRoom::new_id()});
    room.say(1, client::Resign{StepRoom::new_id()});
}

}  // namespace

TEST_CASE("step: computers play a whole game with nobody watching") {
    for (const char* system : {"classic", "scrappy", "crosswords"}) {
        INFO(system);
        StepRoom room({.system = system}, short_words());
        seat_two_computers(room);
        room.leave(1);
        play_on(room);
        CHECK(room.state().stage() == server::Stage::over);
        CHECK(room.timers.empty());
        CHECK(room.core.idle());
    }
}

TEST_CASE("step: a whole game on a disk that often fails is complete, and every event is sent once and in order") {
    StepRoom room({}, short_words());
    seat_two_computers(room);
    for (int i = 0; i < 40; ++i)
        for (const Disk disk : {Disk::works, Disk::fails, Disk::works, Disk::stores_and_fails, Disk::works,
                                Disk::finds_a_conflict, Disk::fails, Disk::works})
            room.disk.push_back(disk);
    play_on(room);
    CHECK(room.state().stage() == server::Stage::over);
    REQUIRE(room.told[1].size() == room.journal.size());
    for (std::size_t i = 0; i < room.told[1].size(); ++i) CHECK(room.told[1][i].version == i + 1);
}

TEST_CASE("step: two players pass to the end of a game") {
    StepRoom room;
    room.start(2);
    for (int turn = 0; turn < 20 && room.state().stage() == server::Stage::playing; ++turn)
        room.say(room.mover(), client::Pass{StepRoom::new_id(), room.state().game->turn});
    CHECK(room.state().stage() == server::Stage::over);
    const auto joined = std::get<protocol::server::Joined>(room.join(2));
    CHECK(std::get<protocol::Json>(joined.view.content).text.find("\"seed\"") != std::string::npos);
}
