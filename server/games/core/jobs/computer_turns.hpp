#pragma once

#include <optional>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/core/time/running_timers.hpp"
#include "server/games/model/game_record.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// The computers of one game: asks for their move when something has happened, and pauses before it is made.
class ComputerTurns {
public:
    /// `pause`: see `thinking_time`.
    explicit ComputerTurns(Span pause) : pause_(pause) {}

    /// The game has a new version, or has been read again: a move found for an earlier version is forgotten.
    /// `number`: of the job, if a computer has to move.
    void consider(const GameRecord& record, JobNumber number, JobClass job_class, Moment now, RunningTimers& timers,
                  Effects& effects);
    void forget(RunningTimers& timers, Effects& effects);

    bool awaits(JobNumber number) const { return job_ == number; }
    /// The move has been found; it is kept until the pause is over.
    void keep(ComputerMove move, RunningTimers& timers, Effects& effects);
    /// There is no move.
    void drop() { job_.reset(); }
    /// The pause is over: the move, if one was kept.
    std::optional<ComputerMove> take_move() { return std::exchange(move_, std::nullopt); }

    /// When the move was asked for.
    Moment since() const { return since_; }

    bool idle() const { return !job_ && !move_; }

private:
    Span pause_;
    Span pause_now_ = 0;  // the same, or less where time runs
    std::optional<JobNumber> job_;
    std::uint32_t version_ = 0;  // that the job or the move is for
    Moment since_ = 0;
    std::optional<ComputerMove> move_;
};

/// How long a computer appears to think before a command: `pause` for a reaction to another player's
/// play, somewhat longer for an exchange or a pass, and longer still for a play with many tiles.
Span thinking_time(const engine::Command& command, Span pause);

}  // namespace crisscross::server
