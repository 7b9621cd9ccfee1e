#include "tests/server/games/step/step_game.hpp"
#include "tests/support/engine/short_words.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
using server::analysis_job::FindMove;
using server::analysis_job::ProveNoPlay;

namespace {

/// Computers with long racks, at the first moment when the game may end because nobody can lay anything more (K13).
struct WantsProof : StepGame {
    WantsProof() : StepGame({.knobs = {{"rack_size", 20}, {"ruling", "void"}}}, short_words()) {
        join(1);
        say(1, client::TakeSeat{new_id(), "Ada", {}});
        for (int count = 0; count < 3; ++count) say(1, client::AddComputer{new_id(), engine::Strength::casual});
        say(1, client::Start{new_id()});
        say(1, client::Resign{new_id()});
        while (!is_wanted()) {
            REQUIRE(state().stage() == server::Stage::playing);
            jobs.empty() ? pass_time(10'000) : do_first_job();
        }
    }
    bool is_wanted() const { return !jobs.empty() && std::holds_alternative<ProveNoPlay>(jobs.begin()->second); }
    server::JobNumber proof() const { return jobs.begin()->first; }
    /// Nobody has looked: it is enough that the pool says so.
    engine::NoPlayFound found() const { return {state().game->turn}; }
    engine::EndReason reason() const {
        return std::get<engine::Ended>(std::get<engine::Event>(journal.back().event)).reason;
    }
};

}  // namespace

TEST_CASE("a proof that nobody can lay anything more is asked for before the next move (K13)") {
    WantsProof room;
    REQUIRE(room.jobs.size() == 2);
    CHECK(std::get<ProveNoPlay>(room.jobs.at(room.proof())).game == *room.state().game);
    CHECK(std::holds_alternative<FindMove>(room.jobs.at(room.last_job())));
    const auto asked = room.effects_of_kind<server::Analyse>();
    CHECK(asked.back().job_class == asked[asked.size() - 2].job_class);
}

TEST_CASE("the room ends the game when the proof comes, and stops looking for a move (K13)") {
    WantsProof room;
    const auto move = room.last_job();
    room.give(server::Computed{room.proof(), room.found()});
    CHECK(room.state().stage() == server::Stage::over);
    CHECK(room.reason() == engine::EndReason::no_play_left);
    CHECK(room.received[1].back().version == room.newest());
    CHECK_FALSE(room.effects_of_kind<server::Append>().back().receipt);
    CHECK(room.effects_of_kind<server::Abandon>().back().number == move);
    CHECK(room.timers.empty());
}

TEST_CASE("without a proof the game goes on (K13)") {
    for (const server::AnalysisResult& result :
         {server::AnalysisResult(server::NothingFound{}), server::AnalysisResult(server::JobFailed{}),
          server::AnalysisResult(server::JobRefused{}), server::AnalysisResult(server::ComputerMove{}),
          server::AnalysisResult(protocol::server::PlaysFound{})}) {
        WantsProof room;
        const auto length = room.newest();
        room.give(server::Computed{room.proof(), result});
        CHECK(room.newest() == length);
        room.jobs.erase(room.proof());
        room.do_first_job();
        room.pass_time(10'000);
        CHECK(room.newest() > length);
    }
}

TEST_CASE("a proof for an earlier turn is refused, and nobody hears of it (K13)") {
    WantsProof room;
    const auto before = room.effects.size();
    room.give(server::Computed{room.proof(), engine::NoPlayFound{room.state().game->turn - 1}});
    CHECK(room.effects.size() == before);
    CHECK(room.state().stage() == server::Stage::playing);
}

TEST_CASE("a proof for an earlier version is abandoned, and ignored if it comes anyway (K13)") {
    WantsProof room;
    const auto late = room.proof();
    const auto found = room.found();
    room.jobs.erase(late);
    room.do_first_job();
    room.pass_time(10'000);
    const auto length = room.newest();
    room.give(server::Computed{late, found});
    CHECK(room.newest() == length);
}

TEST_CASE("if the end of a game cannot be stored, it is proved again after the retry and the game ends (K13)") {
    WantsProof room;
    const auto first = room.proof();
    room.disk = {Disk::fails};
    room.give(server::Computed{first, room.found()});
    CHECK(room.core.record() == nullptr);
    CHECK(room.timers.contains(timer::Retry{}));
    CHECK_FALSE(std::holds_alternative<engine::Ended>(std::get<engine::Event>(room.journal.back().event)));
    room.jobs.erase(first);
    room.pass_time(1000);
    REQUIRE(room.is_wanted());
    CHECK(room.proof() > first);
    room.give(server::Computed{room.proof(), room.found()});
    CHECK(room.reason() == engine::EndReason::no_play_left);
    CHECK(room.received[1].back().version == room.newest());
}

TEST_CASE("a proof among computers is abandoned when nobody watches, and asked for when somebody comes (K13)") {
    WantsProof room;
    const auto proof = room.proof();
    room.leave(1);
    CHECK(room.jobs.empty());
    CHECK(room.core.idle());
    room.join(2);
    REQUIRE(room.is_wanted());
    CHECK(room.proof() > proof);
}

TEST_CASE("a room with a proof under way abandons it when it stops (K13)") {
    WantsProof room;
    const auto proof = room.proof();
    room.give(server::Stop{});
    CHECK(room.effects_of_kind<server::Abandon>().back().number == proof);
    CHECK(room.core.idle());
}
