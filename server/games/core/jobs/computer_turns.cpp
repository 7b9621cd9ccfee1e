#include "server/games/core/jobs/computer_turns.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

std::vector<analysis_job::ComputerSeat> computers_that_may_act(const GameState& state) {
    std::vector<analysis_job::ComputerSeat> seats;
    for (std::size_t index = 0; index < state.seats.size(); ++index) {
        const auto strength = state.seats[index].automatic();
        if (!strength) continue;
        auto seen = engine::seat_view(*state.game, static_cast<engine::Seat>(index));
        if (may_act(seen)) seats.push_back({std::move(seen), *strength});
    }
    return seats;
}

/// Where time runs, a computer uses little of it.
Span pause_within(const Clocks& clocks, Moment now, Span pause) {
    const auto seat = running(clocks);
    if (!seat) return pause;
    constexpr int moves = 50;
    return std::min(pause, remaining(clocks, *seat, now).left / moves);
}

}  // namespace

void ComputerTurns::forget(RunningTimers& timers, Effects& effects) {
    if (job_) effects.emplace_back(Abandon{*job_});
    timers.cancel(timer::Pause{version_}, effects);
    job_.reset();
    move_.reset();
}

void ComputerTurns::consider(const GameRecord& record, JobNumber number, JobClass job_class, Moment now,
                             RunningTimers& timers, Effects& effects) {
    forget(timers, effects);
    if (record.state.stage() != Stage::playing || !record.lexicon) return;
    auto seats = computers_that_may_act(record.state);
    if (seats.empty()) return;
    job_ = number;
    version_ = record.state.version;
    since_ = now;
    pause_now_ = pause_within(record.state.clocks, now, pause_);
    const auto seed = static_cast<std::uint32_t>(record.id * 7919 + version_);
    effects.emplace_back(Analyse{number, job_class, analysis_job::FindMove{*record.lexicon, std::move(seats), seed}});
}

void ComputerTurns::keep(ComputerMove move, RunningTimers& timers, Effects& effects) {
    job_.reset();
    timers.set({timer::Pause{version_}, since_ + thinking_time(move.command, pause_now_)}, effects);
    move_ = std::move(move);
}

}  // namespace crisscross::server
