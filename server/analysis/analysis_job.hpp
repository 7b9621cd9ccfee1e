#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "engine/computer/seat_view.hpp"
#include "engine/computer/strength.hpp"
#include "engine/game/command.hpp"
#include "engine/game/game.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "server/analysis/question.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::protocol::history {
struct JudgedMove;
}

namespace crisscross::server {

struct MoveToJudge;

/// The jobs that a room hands to the analysis pool, and their results.
namespace analysis_job {

/// A seat for which a computer decides, as that seat sees the game.
struct ComputerSeat {
    engine::SeatView seen;
    engine::Strength strength = engine::Strength::casual;
};
/// Find the command of the first seat that has something to do.
struct FindMove {
    engine::Lexicon list;  ///< in the letters of the tiles
    std::vector<ComputerSeat> seats{};
    std::uint32_t seed = 0;  ///< the same seats and seed give the same move
};
/// Prove that nobody can lay anything more (K13).
struct ProveNoPlay {
    engine::Lexicon list;  ///< in the letters of the tiles
    engine::Game game;
};
/// Answer a question. A player may wait for one answer at a time.
struct AnswerQuestion {
    PoolQuestion question;
};

/// Judge a move of a finished game, for the analysis of the whole game.
struct JudgeMove {
    std::shared_ptr<const MoveToJudge> move;
};

}  // namespace analysis_job

using AnalysisJob = std::variant<analysis_job::FindMove, analysis_job::ProveNoPlay, analysis_job::AnswerQuestion,
                                 analysis_job::JudgeMove>;

/// The number of a job, unique in its room.
using JobNumber = std::uint64_t;

/// What a computer does.
struct ComputerMove {
    engine::Seat seat = 0;
    engine::Command command{};
    bool operator==(const ComputerMove&) const = default;
};
/// No computer has anything to do now; or for a proof, somebody has a play, or the search found no answer.
struct NothingFound {};
/// The job was not accepted: the player already waits for an answer, or too many players do.
struct JobRefused {};
/// The job failed; the log has the error.
struct JobFailed {};

/// A move of a finished game, judged.
using MoveJudged = std::shared_ptr<const protocol::history::JudgedMove>;

/// With a complaint, the question has no answer.
using AnalysisResult = std::variant<ComputerMove, engine::NoPlayFound, protocol::server::PlaysFound, MoveJudged,
                                    Complaint, NothingFound, JobRefused, JobFailed>;

}  // namespace crisscross::server
