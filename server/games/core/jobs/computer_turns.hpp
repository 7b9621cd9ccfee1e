#pragma once

#include <optional>
#include <vector>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/core/time/running_timers.hpp"
#include "server/games/model/decisions/game_decision.hpp"
#include "server/games/model/game_record.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// The computers of one game: asks for their move when something has happened, and pauses before it is made.
class ComputerTurns {
public:
    /// `pause`: see `thinking_time`.
    explicit ComputerTurns(Span pause) : pause_(pause) {}

    /// The game has a new version, or has been read again: a move found for an earlier version is forgotten.
    /// `number`, `asker`: of the job, if a computer has to move.
    void consider(const GameRecord& record, JobNumber number, const Holder& asker, Moment now, RunningTimers& timers,
                  Effects& effects);
    void forget(RunningTimers& timers, Effects& effects);

    bool awaits(JobNumber number) const { return job_ == number; }
    /// The job is done. A move that it has found is kept until the pause is over.
    void take_result(const AnalysisResult& result, const GameState& state, Moment now, RunningTimers& timers,
                     Effects& effects);
    /// The pause is over: makes the move that was kept. Its events; nothing if none was kept.
    std::optional<std::vector<protocol::GameEvent>> make_move(const GameSituation& situation, Effects& effects);

    /// If a computer is about to move for the player whose clock runs: the time that it does not pay for.
    std::optional<protocol::TimeForgiven> waited(const GameState& state) const;

    bool idle() const { return !job_ && !move_; }

private:
    struct OnResult;

    void keep(ComputerMove move, RunningTimers& timers, Effects& effects);
    void pass(const GameState& state, RunningTimers& timers, Effects& effects);

    Span pause_;
    Span pause_now_ = 0;  // the same, or less where time runs
    std::optional<JobNumber> job_;
    std::uint32_t version_ = 0;  // that the job or the move is for
    Moment since_ = 0;           // when the move was asked for
    std::optional<ComputerMove> move_;
};

/// How long a computer appears to think before a command: `pause` for a reaction to another player's
/// play, somewhat longer for an exchange or a pass, and longer still for a play with many tiles.
Span thinking_time(const engine::Command& command, Span pause);

}  // namespace crisscross::server
