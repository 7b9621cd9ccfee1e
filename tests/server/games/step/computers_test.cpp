#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
using server::analysis_job::FindMove;

namespace {

constexpr engine::Seat computer = 1;

/// A player and a computer, in a turn of the computer's.
struct ComputersTurn : StepGame {
    ComputersTurn() {
        join(1);
        say(1, client::TakeSeat{new_id(), "Ada", {}});
        say(1, client::AddComputer{new_id(), engine::Strength::casual});
        say(1, client::Start{new_id()});
        if (mover_seat() != computer) say(1, client::Pass{new_id(), 1});
    }
    engine::Seat mover_seat() const { return state().game->to_move; }
    server::ComputerMove pass() const { return {computer, engine::Pass{state().game->turn}}; }
    void find(server::AnalysisResult result) { give(server::Computed{last_job(), std::move(result)}); }
};

/// In whose turn the last job that the game has asked for is done.
server::Holder last_asker(const StepGame& room) {
    return room.effects_of_kind<server::Analyse>().back().asker;
}

}  // namespace

TEST_CASE("a computer's move is found, kept for a pause and then made") {
    ComputersTurn room;
    const auto job = std::get<FindMove>(room.jobs.at(room.last_job()));
    REQUIRE(job.seats.size() == 1);
    CHECK(job.seats[0].seen.seat == computer);
    CHECK(job.seats[0].strength == engine::Strength::casual);
    room.find(room.pass());
    const auto version = room.state().version;
    CHECK(room.timers == std::map<server::GameTimer, server::Moment>{{timer::Pause{version}, room.now + 1400}});
    room.pass_time(1399);
    CHECK(room.state().version == version);
    room.pass_time(1);
    CHECK(room.mover_seat() == 0);
}

TEST_CASE("a computer sees no rack but its own") {
    ComputersTurn room;
    const auto job = std::get<FindMove>(room.jobs.at(room.last_job()));
    CHECK(job.seats[0].seen.view.players[0].rack.faces == std::nullopt);
    CHECK(job.seats[0].seen.view.players[1].rack.faces.has_value());
}

TEST_CASE("a computer that has nothing to do is not asked again until something happens") {
    ComputersTurn room;
    room.find(server::NothingFound{});
    CHECK(room.timers.empty());
    room.say(1, client::AddStandIn{StepGame::new_id(), 0, engine::Strength::casual});
    CHECK(room.effects_of_kind<server::Analyse>().back().number > 0);
    CHECK(room.jobs.size() >= 1);
}

TEST_CASE("a move for an earlier version is abandoned, and ignored if it comes anyway") {
    ComputersTurn room;
    const auto late = room.last_job();
    const auto move = room.pass();
    room.say(1, client::AddStandIn{StepGame::new_id(), 0, engine::Strength::casual});
    CHECK(room.effects_of_kind<server::Abandon>().back().number == late);
    room.give(server::Computed{late, move});
    CHECK(room.timers.empty());
    room.find(room.pass());
    CHECK(room.timers.size() == 1);
}

TEST_CASE("after a failed append of another command a computer still makes its move") {
    ComputersTurn room;
    room.find(room.pass());
    room.disk = {Disk::fails};
    room.say(1, client::AddStandIn{StepGame::new_id(), 0, engine::Strength::casual});
    room.now += 500;
    room.give(server::TimerFired{timer::Pause{room.newest()}});
    room.pass_time(1000);  // the room is read again
    room.find(room.pass());
    room.pass_time(2000);
    CHECK(room.mover_seat() == 0);
}

TEST_CASE("a computer whose move could not be stored makes it after the retry") {
    ComputersTurn room;
    room.find(room.pass());
    room.disk = {Disk::fails};
    room.pass_time(1400);
    CHECK(room.core.record() == nullptr);
    room.pass_time(1000);
    room.find(room.pass());
    room.pass_time(1400);
    CHECK(room.mover_seat() == 0);
}

TEST_CASE("the result of a job from before a failure does not hide the one after it") {
    ComputersTurn room;
    const auto before = room.last_job();
    room.disk = {Disk::fails};
    room.say(1, client::AddStandIn{StepGame::new_id(), 0, engine::Strength::casual});
    room.pass_time(1000);
    room.give(server::Computed{before, server::NothingFound{}});  // abandoned jobs end like this
    room.find(room.pass());
    room.pass_time(1400);
    CHECK(room.mover_seat() == 0);
}

TEST_CASE("a computer whose command is refused passes, and the log says so") {
    ComputersTurn room;
    room.find(server::ComputerMove{computer, engine::Accept{77}});
    room.pass_time(5000);
    CHECK(room.mover_seat() == 0);
    CHECK(room.effects_of_kind<server::Log>().back().event == "a computer's command was refused");
}

TEST_CASE("a computer passes if its job fails or gives the result of another kind of job") {
    for (const server::AnalysisResult& result :
         {server::AnalysisResult(server::JobFailed{}), server::AnalysisResult(engine::NoPlayFound{}),
          server::AnalysisResult(server::Complaint{}), server::AnalysisResult(protocol::server::PlaysFound{})}) {
        ComputersTurn room;
        room.find(result);
        CHECK(room.effects_of_kind<server::Log>().back().event == "a computer could not decide");
        room.pass_time(5000);
        CHECK(room.mover_seat() == 0);
    }
}

TEST_CASE("a computer whose job was not accepted asks again") {
    ComputersTurn room;
    const auto refused = room.last_job();
    room.find(server::JobRefused{});
    room.pass_time(1000);
    CHECK(room.last_job() > refused);
    room.find(room.pass());
    room.pass_time(1400);
    CHECK(room.mover_seat() == 0);
}

TEST_CASE("a computer is not asked for a move at the end of a game") {
    ComputersTurn room;
    room.find(room.pass());
    room.say(1, client::Resign{StepGame::new_id()});
    CHECK(room.state().stage() == server::Stage::over);
    CHECK(room.timers.empty());
    CHECK(room.effects_of_kind<server::CancelTimer>().size() == 1);
}

TEST_CASE("a room with a computer at work is not forgotten, and abandons the job when it stops") {
    ComputersTurn room;
    room.leave(1);
    CHECK_FALSE(room.core.idle());
    const auto job = room.last_job();
    room.give(server::Stop{});
    CHECK(room.effects_of_kind<server::Abandon>().back().number == job);
    CHECK(room.core.idle());
}

namespace {

/// Two players, each at an address of their own, and two computers.
struct TwoAddresses : StepGame {
    TwoAddresses() {
        for (const server::PlayerId player : {1, 2}) {
            give(server::Join{at_home(player), new_id(), {}});
            command(player, client::TakeSeat{new_id(), "Player " + std::to_string(player), {}});
        }
        for (int count = 0; count < 2; ++count) command(1, client::AddComputer{new_id(), engine::Strength::beginner});
        command(1, client::Start{new_id()});
    }
    static server::Caller at_home(server::PlayerId player) {
        return {static_cast<std::uint64_t>(player), player, {}, address_of(player)};
    }
    static std::string address_of(server::PlayerId player) { return "192.0.2." + std::to_string(player); }
    void command(server::PlayerId player, const protocol::GameCommand& wanted) {
        give(server::Say{at_home(player), wanted});
    }
    /// Computers move until it is a person's turn.
    void let_computers_move() {
        while (!jobs.empty()) {
            do_first_job();
            pass_time(60'000);
        }
    }
};

}  // namespace

TEST_CASE("computers move in the turn of the player who has done something last, from where they did it") {
    TwoAddresses room;
    room.let_computers_move();
    for (int turn = 0; turn < 2; ++turn) {
        const server::PlayerId player = room.mover();
        const auto before = room.effects_of_kind<server::Analyse>().size();
        room.command(player, client::Pass{StepGame::new_id(), room.state().game->turn});
        room.let_computers_move();
        const auto jobs = room.effects_of_kind<server::Analyse>();
        for (auto job = before; job < jobs.size(); ++job) {
            CHECK(jobs[job].asker.player == player);
            CHECK(jobs[job].asker.network == TwoAddresses::address_of(player));
        }
    }
    CHECK(room.effects_of_kind<server::Analyse>().size() >= 2);
}

TEST_CASE("somebody who only watches lends a game no turns, and a player who comes takes it over") {
    ComputersTurn room;
    room.core = server::GameCore({1000, 60'000, {}});  // the server has started again
    room.jobs.clear();
    room.timers.clear();
    room.join(9);
    CHECK(last_asker(room).player == 0);
    const auto of_nobody = room.last_job();
    room.join(1);
    CHECK(last_asker(room).player == 1);
    CHECK(room.effects_of_kind<server::Abandon>().back().number == of_nobody);
    const auto of_player = room.last_job();
    room.join(8);
    CHECK(room.last_job() == of_player);
}

namespace {

/// A player who has resigned, and two computers that play on.
struct OnlyComputers : StepGame {
    OnlyComputers() {
        join(1);
        say(1, client::TakeSeat{new_id(), "Ada", {}});
        for (int count = 0; count < 2; ++count) say(1, client::AddComputer{new_id(), engine::Strength::casual});
        say(1, client::Start{new_id()});
        say(1, client::Resign{new_id()});
    }
    void make_move() {
        do_first_job();
        pass_time(60'000);
    }
};

}  // namespace

TEST_CASE("a computer's move comes last in a room in which people only watch") {
    const ComputersTurn with_a_person;
    CHECK(with_a_person.effects_of_kind<server::Analyse>().back().job_class == server::JobClass::people);
    const OnlyComputers room;
    CHECK(room.effects_of_kind<server::Analyse>().back().job_class == server::JobClass::computers);
}

TEST_CASE("computers pause while nobody watches, and play on when somebody comes") {
    OnlyComputers room;
    room.make_move();
    const auto version = room.state().version;
    room.leave(1);
    CHECK(room.jobs.empty());
    room.pass_time(3'600'000);
    CHECK(room.state().version == version);
    CHECK(room.core.idle());
    room.join(2);
    CHECK(last_asker(room).player == 2);
    room.make_move();
    CHECK(room.state().version > version);
}

TEST_CASE("a room of computers that was forgotten plays on when somebody joins") {
    OnlyComputers room;
    room.leave(1);
    StepGame later;
    later.journal = room.journal;
    later.join(2);
    CHECK(later.jobs.size() == 1);
}

TEST_CASE("computers play on while a player who has not resigned is away") {
    ComputersTurn room;
    room.leave(1);
    CHECK(room.jobs.size() == 1);
}
