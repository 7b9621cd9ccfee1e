#include "tests/server/rooms/step/step_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Error;
using server::analysis_job::FindAdvice;
using server::analysis_job::RespellList;

namespace {

std::string error_code(const protocol::ServerMessage& message) {
    const auto* error = std::get_if<Error>(&message);
    return error ? error->code : "";
}

struct WithHints : StepRoom {
    WithHints() : StepRoom({.knobs = {{"hints", "own_rack"}}}) { start(2); }
};

}  // namespace

TEST_CASE("step: a preview is answered at once and stores nothing") {
    StepRoom room;
    room.start(2);
    const auto length = room.journal.size();
    const auto answer = room.ask(room.mover(), client::Preview{"p", room.first_play().placement, {}});
    CHECK(std::holds_alternative<protocol::server::Preview>(answer));
    CHECK(room.journal.size() == length);
    CHECK(error_code(room.ask(9, client::Preview{"p", {}, {}})) == "NOT_JOINED");
}

TEST_CASE("step: a lookup is answered after the game and not before") {
    StepRoom room;
    room.start(2);
    CHECK(error_code(room.ask(1, client::Lookup{"l", {"NO"}})) == "NOT_NOW");
    room.say(1, client::Resign{StepRoom::new_id()});
    CHECK(std::holds_alternative<protocol::server::Lookup>(room.ask(1, client::Lookup{"l", {"NO"}})));
}

TEST_CASE("step: a hint is computed elsewhere, and the answer goes to who asked") {
    WithHints room;
    const auto mover = room.mover();
    CHECK(error_code(room.ask(3 - mover, client::Hint{"h"})) == "NOT_YOUR_TURN");
    room.ask(mover, client::Hint{"h"});
    const auto job = std::get<FindAdvice>(room.jobs.at(room.last_job()));
    CHECK(job.connection == static_cast<std::uint64_t>(mover));
    CHECK(job.question.seen.seat == room.state().to_move());
    room.give(server::Computed{room.last_job(), protocol::server::Hint{"h", job.question.seen.seat}});
    CHECK(std::holds_alternative<protocol::server::Hint>(room.replies[mover].back()));
}

TEST_CASE("step: an analysis of a game that is over is computed elsewhere") {
    StepRoom room;
    room.start(2);
    room.say(room.mover(), client::Pass{StepRoom::new_id(), 1});
    const auto passed = room.effects_of_kind<server::Append>().back().entries.front().version;
    CHECK(error_code(room.ask(1, client::Analysis{"a", passed})) == "GAME_GOES_ON");
    room.say(1, client::Resign{StepRoom::new_id()});
    room.ask(1, client::Analysis{"a", passed});
    CHECK(std::holds_alternative<FindAdvice>(room.jobs.at(room.last_job())));
}

TEST_CASE("step: a question that is not accepted, or fails, is answered with an error") {
    WithHints room;
    const auto mover = room.mover();
    room.ask(mover, client::Hint{"h"});
    room.give(server::Computed{room.last_job(), server::JobRefused{}});
    CHECK(error_code(room.replies[mover].back()) == "BUSY");
    room.ask(mover, client::Hint{"h"});
    room.give(server::Computed{room.last_job(), server::JobFailed{}});
    CHECK(error_code(room.replies[mover].back()) == "INTERNAL");
}

TEST_CASE("step: a result is used once, and a room that owes an answer is not forgotten") {
    WithHints room;
    const auto mover = room.mover();
    room.ask(mover, client::Hint{"h"});
    room.leave(1);
    room.leave(2);
    CHECK_FALSE(room.core.idle());
    room.give(server::Computed{room.last_job(), server::JobFailed{}});
    CHECK(room.core.idle());
    const auto before = room.effects.size();
    room.give(server::Computed{room.last_job(), server::JobFailed{}});
    CHECK(room.effects.size() == before);
}

TEST_CASE("step: a word list in other letters is made when the room is read, and used when it comes") {
    StepRoom room({.knobs = {{"tiles_from", "shmac"}, {"ruling", "void"}}});
    room.join(1);
    REQUIRE(room.jobs.size() == 1);
    CHECK(std::holds_alternative<RespellList>(room.jobs.begin()->second));
    room.give(server::Computed{room.last_job(), lexicon_of({"ON"})});
    CHECK(room.core.record()->respelt.has_value());
}
