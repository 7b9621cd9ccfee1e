#include "tests/server/games/step/step_game.hpp"

#include "tests/server/games/step/error_code.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Error;

namespace {

struct WithHints : StepGame {
    WithHints() : StepGame({.knobs = {{"hints", "own_rack"}}}) { start(2); }
};

}  // namespace

TEST_CASE("a preview is answered at once and stores nothing") {
    StepGame room;
    room.start(2);
    const auto length = room.newest();
    const auto answer = room.ask(room.mover(), client::Preview{"p", room.first_play().placement, {}});
    CHECK(std::holds_alternative<protocol::server::Preview>(answer));
    CHECK(room.newest() == length);
    CHECK(error_code(room.ask(9, client::Preview{"p", {}, {}})) == "NOT_JOINED");
}

TEST_CASE("a lookup is answered after the game and not before") {
    StepGame room;
    room.start(2);
    CHECK(error_code(room.ask(1, client::Lookup{"l", {"NO"}})) == "NOT_NOW");
    room.say(1, client::Resign{StepGame::new_id()});
    CHECK(std::holds_alternative<protocol::server::Lookup>(room.ask(1, client::Lookup{"l", {"NO"}})));
}

TEST_CASE("a hint is computed elsewhere, and the answer goes to the player who asked") {
    WithHints room;
    const auto mover = room.mover();
    CHECK(error_code(room.ask(3 - mover, client::Hint{"h"})) == "NOT_YOUR_TURN");
    room.ask(mover, client::Hint{"h"});
    const auto asked = room.effects_of_kind<server::Analyse>().back();
    CHECK(asked.job_class == server::JobClass::hints);
    const auto job = std::get<server::analysis_job::AnswerQuestion>(asked.job);
    CHECK(asked.asker.player == mover);
    const engine::Seat seat = std::get<server::Question>(job.question).seen.seat;
    CHECK(seat == room.state().game->to_move);
    room.give(server::Computed{room.last_job(), protocol::server::Hint{"h", seat}});
    CHECK(std::holds_alternative<protocol::server::Hint>(room.replies[mover].back()));
}

TEST_CASE("an analysis of a game that is over is computed elsewhere") {
    StepGame room;
    room.start(2);
    room.say(room.mover(), client::Pass{StepGame::new_id(), 1});
    const auto passed = room.effects_of_kind<server::Append>().back().entries.front().version;
    const auto refused = room.ask(1, client::Analysis{"a", passed});
    CHECK(error_code(refused) == "GAME_GOES_ON");
    CHECK(std::get<protocol::server::Error>(refused).details.reason == "analysis");
    room.say(1, client::Resign{StepGame::new_id()});
    room.ask(1, client::Analysis{"a", passed});
    const auto asked = room.effects_of_kind<server::Analyse>().back();
    CHECK(asked.job_class == server::JobClass::analyses);
    const auto job = std::get<server::analysis_job::AnswerQuestion>(asked.job);
    CHECK(std::get<server::PastMove>(job.question).log->back().version == passed);
    room.do_first_job();
    CHECK(std::holds_alternative<protocol::server::Analysis>(room.replies[1].back()));
}

TEST_CASE("an analysis for which the pool has no place is refused at once, and nothing is made ready for it") {
    std::vector<std::string> networks;
    StepGame room;
    room.core = server::GameCore({.computer_pause = 1000,
                                  .stand_in_after = 60'000,
                                  .may_ask = [&networks](server::PlayerId player, const std::string& network) {
                                      networks.push_back(network);
                                      return player != 1;
                                  }});
    room.start(2);
    room.say(room.mover(), client::Pass{StepGame::new_id(), 1});
    const auto passed = room.effects_of_kind<server::Append>().back().entries.front().version;
    room.say(1, client::Resign{StepGame::new_id()});
    const auto refused = std::get<Error>(room.ask(1, client::Analysis{"a", passed}));
    CHECK(refused.code == "BUSY");
    CHECK(refused.details.limit == "questions");
    CHECK(room.effects_of_kind<server::Analyse>().empty());
    room.ask(2, client::Analysis{"a", passed});
    CHECK(room.effects_of_kind<server::Analyse>().size() == 1);
    room.give(server::Ask{{2, 2, {}, "192.0.2.7"}, client::Analysis{"b", passed}});
    CHECK(networks == std::vector<std::string>{"", "", "192.0.2.7"});
}

TEST_CASE("a question that has no answer is refused as the pool says") {
    WithHints room;
    const auto mover = room.mover();
    room.ask(mover, client::Hint{"h"});
    room.give(server::Computed{room.last_job(), server::Complaint{"RACK_UNKNOWN", "Nobody knows."}});
    CHECK(error_code(room.replies[mover].back()) == "RACK_UNKNOWN");
}

TEST_CASE("a question that is not accepted, or fails, is answered with an error") {
    WithHints room;
    const auto mover = room.mover();
    room.ask(mover, client::Hint{"h"});
    room.give(server::Computed{room.last_job(), server::JobRefused{}});
    CHECK(error_code(room.replies[mover].back()) == "BUSY");
    CHECK(std::get<Error>(room.replies[mover].back()).details.limit == "questions");
    room.ask(mover, client::Hint{"h"});
    room.give(server::Computed{room.last_job(), server::JobFailed{}});
    CHECK(error_code(room.replies[mover].back()) == "INTERNAL");
    const server::Log line = room.effects_of_kind<server::Log>().back();
    CHECK(line.event == "question failed");
    CHECK(line.facts.at(0) == std::pair<std::string_view, std::string>("session", std::to_string(mover)));
    CHECK(line.facts.at(1) == std::pair<std::string_view, std::string>("request", "h"));
}

TEST_CASE("a question is answered with an error if the result belongs to another kind of job") {
    for (const server::AnalysisResult& result :
         {server::AnalysisResult(server::NothingFound{}), server::AnalysisResult(engine::NoPlayFound{}),
          server::AnalysisResult(server::ComputerMove{})}) {
        WithHints room;
        const auto mover = room.mover();
        room.ask(mover, client::Hint{"h"});
        room.give(server::Computed{room.last_job(), result});
        CHECK(error_code(room.replies[mover].back()) == "INTERNAL");
    }
}

TEST_CASE("the result of a question is used once") {
    WithHints room;
    const auto mover = room.mover();
    room.ask(mover, client::Hint{"h"});
    room.give(server::Computed{room.last_job(), server::JobFailed{}});
    const auto before = room.effects.size();
    room.give(server::Computed{room.last_job(), server::JobFailed{}});
    CHECK(room.effects.size() == before);
}

TEST_CASE("when a player leaves, their question is abandoned and its late result ignored") {
    WithHints room;
    const auto mover = room.mover();
    room.ask(mover, client::Hint{"h"});
    const auto job = room.last_job();
    room.leave(3 - mover);
    CHECK(room.jobs.contains(job));
    room.leave(mover);
    CHECK(room.effects_of_kind<server::Abandon>().back().number == job);
    CHECK(error_code(room.replies[mover].back()) == "NOT_JOINED");
    CHECK(room.core.idle());
    const auto before = room.effects.size();
    room.give(server::Computed{job, protocol::server::Hint{"h", 0}});
    CHECK(room.effects.size() == before);
}

TEST_CASE("a stop abandons open questions") {
    WithHints room;
    room.ask(room.mover(), client::Hint{"h"});
    const auto job = room.last_job();
    room.give(server::Stop{});
    CHECK(room.effects_of_kind<server::Abandon>().back().number == job);
}
