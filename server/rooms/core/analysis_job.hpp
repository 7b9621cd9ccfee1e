#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/computer/seat_view.hpp"
#include "engine/computer/strength.hpp"
#include "engine/game/command.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "server/analysis/advice.hpp"

namespace crisscross::server {

/// What a room has computed elsewhere, and what comes back.
namespace analysis_job {

/// A seat for which a computer decides, as that seat sees the game.
struct ComputerSeat {
    engine::SeatView seen;
    engine::Strength strength = engine::Strength::casual;
};
/// Find what the first of the seats does that has something to do.
struct FindMove {
    engine::Lexicon list;
    std::vector<ComputerSeat> seats{};
    std::uint32_t seed = 0;  ///< the same seats and seed give the same move
};
/// Find good plays for somebody who asks. A connection may have one such job at a time.
struct FindAdvice {
    std::uint64_t connection = 0;
    Question question;
};
/// Spell a word list in the letters of the room's tiles.
struct RespellList {
    engine::Lexicon list;
    engine::Alphabet alphabet;
};

}  // namespace analysis_job

using AnalysisJob = std::variant<analysis_job::FindMove, analysis_job::FindAdvice, analysis_job::RespellList>;

/// The number of a job, different for each of a room.
using JobNumber = std::uint64_t;

/// What a computer does.
struct ComputerMove {
    engine::Seat seat = 0;
    engine::Command command{};
    bool operator==(const ComputerMove&) const = default;
};
/// None of the computers has anything to do now.
struct NothingToDo {};
/// The job was not accepted because too many wait.
struct JobRefused {};
/// The job ended with a mistake.
struct JobFailed {};

using AnalysisResult =
    std::variant<ComputerMove, NothingToDo, protocol::server::Advice, engine::Lexicon, JobRefused, JobFailed>;

}  // namespace crisscross::server
