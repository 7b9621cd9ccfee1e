#include <set>

#include "engine/catalogue/catalogue.hpp"
#include "tests/server/games/step/step_game.hpp"
#include "tests/support/engine/short_words.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// Lets computers play until the game is over or nothing happens any more.
void play_on(StepGame& room) {
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

/// Every version once and in order, since the player joined.
void check_told(const StepGame& room, int player) {
    const auto& received = room.received.at(player);
    REQUIRE(received.back().version == room.newest());
    for (std::size_t i = 1; i < received.size(); ++i) REQUIRE(received[i].version == received[i - 1].version + 1);
}

void seat_two_computers(StepGame& room) {
    room.join(1);
    room.say(1, client::TakeSeat{StepGame::new_id(), "Ada", {}});
    for (const auto strength : {engine::Strength::casual, engine::Strength::beginner})
        room.say(1, client::AddComputer{StepGame::new_id(), strength});
    room.say(1, client::Start{StepGame::new_id()});
    room.say(1, client::Resign{StepGame::new_id()});
}

}  // namespace

TEST_CASE("computers play a whole game among themselves while somebody watches") {
    for (const char* system : {"classic", "scrappy", "crosswords"}) {
        INFO(system);
        StepGame room({.system = system}, short_words());
        seat_two_computers(room);
        play_on(room);
        CHECK(room.state().stage() == server::Stage::over);
        room.leave(1);
        CHECK(room.timers.empty());
        CHECK(room.core.idle());
    }
}

TEST_CASE("a whole game on a disk that often fails is complete, and every event is sent once and in order") {
    StepGame room({}, short_words());
    seat_two_computers(room);
    for (int i = 0; i < 40; ++i)
        for (const Disk disk : {Disk::works, Disk::fails, Disk::works, Disk::stores_and_fails, Disk::works,
                                Disk::finds_a_conflict, Disk::fails, Disk::works})
            room.disk.push_back(disk);
    play_on(room);
    CHECK(room.state().stage() == server::Stage::over);
    REQUIRE(room.received[1].size() == room.newest());
    for (std::size_t i = 0; i < room.received[1].size(); ++i) CHECK(room.received[1][i].version == i + 1);
}

TEST_CASE("whole games of every system arrive in order, and are the same when they are read again") {
    std::set<std::size_t> commands;
    for (const engine::Ruleset& rules : engine::catalogue::all()) {
        INFO(rules.id);
        StepGame room({.system = rules.id}, short_words());
        const int seats = std::max(rules.least_seats, 3);
        room.start(seats);
        room.join(seats + 1);
        RandomPlayer random(short_words_as_letters(), 4);  // one that sends every command
        while (room.state().stage() == server::Stage::playing) {
            const Move move = random.next(*room.state().game);
            commands.insert(move.command.index());
            room.carry_out(move);
            while (!room.jobs.empty()) room.do_first_job();  // proofs that no play is left
        }
        for (int player = 1; player <= seats + 1; ++player) check_told(room, player);
        CHECK(room.timers.empty());
        StepGame later({.system = rules.id}, short_words());
        later.journal = room.journal;
        later.join(1);
        CHECK(later.state() == room.state());
    }
    // All but `NoPlayFound`, those of the clocks, what players agree on, and the end at the turn limit.
    CHECK(commands.size() == std::variant_size_v<engine::Command> - 8);
}

TEST_CASE("two players pass to the end of a game") {
    StepGame room;
    room.start(2);
    for (int turn = 0; turn < 20 && room.state().stage() == server::Stage::playing; ++turn)
        room.say(room.mover(), client::Pass{StepGame::new_id(), room.state().game->turn});
    CHECK(room.state().stage() == server::Stage::over);
    const auto joined = std::get<protocol::server::Joined>(room.join(2));
    CHECK(std::get<protocol::Json>(joined.view.content).text.find("\"seed\"") != std::string::npos);
}
