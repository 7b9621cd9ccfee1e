#include "server/games/core/jobs/computer_turns.hpp"

#include <algorithm>

#include "server/games/core/jobs/job_urgency.hpp"
#include "server/games/core/time/forgiven_time.hpp"

namespace crisscross::server {

namespace {

/// Until the analysis pool has fewer jobs.
constexpr Span retry_after = span::second;

std::vector<analysis_job::ComputerSeat> computers_that_may_act(const GameState& state) {
    std::vector<analysis_job::ComputerSeat> seats;
    for (std::size_t index = 0; index < state.seats.size(); ++index) {
        const auto strength = state.seats[index].automatic();
        if (!strength) continue;
        auto seen = engine::seat_view(*state.game, static_cast<engine::Seat>(index));
        if (task_of(seen) != engine::Task::none) seats.push_back({std::move(seen), *strength});
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

void ComputerTurns::consider(const GameRecord& record, JobNumber number, const Holder& asker, Moment now,
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
    effects.emplace_back(Analyse{number, job_urgency(record.state), asker,
                                 analysis_job::FindMove{*record.lexicon, std::move(seats), seed}});
}

void ComputerTurns::keep(ComputerMove move, RunningTimers& timers, Effects& effects) {
    job_.reset();
    timers.set({timer::Pause{version_}, since_ + thinking_time(move.command, pause_now_)}, effects);
    move_ = std::move(move);
}

// A computer that could not decide passes, so that the others do not wait endlessly.
struct ComputerTurns::OnResult {
    ComputerTurns& computers;
    const GameState& state;
    Moment now;
    RunningTimers& timers;
    Effects& effects;

    void operator()(const ComputerMove& move) const { computers.keep(move, timers, effects); }
    void operator()(const NothingFound&) const { computers.job_.reset(); }
    void operator()(const JobRefused&) const {
        computers.job_.reset();
        timers.set({timer::Retry{}, now + retry_after}, effects);
    }
    void operator()(const JobFailed&) const { computers.pass(state, timers, effects); }
    void operator()(const protocol::server::PlaysFound&) const { computers.pass(state, timers, effects); }
    void operator()(const MoveJudged&) const { computers.pass(state, timers, effects); }
    void operator()(const Complaint&) const { computers.pass(state, timers, effects); }
    void operator()(const engine::NoPlayFound&) const { computers.pass(state, timers, effects); }
};

void ComputerTurns::take_result(const AnalysisResult& result, const GameState& state, Moment now,
                                RunningTimers& timers, Effects& effects) {
    std::visit(OnResult{*this, state, now, timers, effects}, result);
}

void ComputerTurns::pass(const GameState& state, RunningTimers& timers, Effects& effects) {
    const engine::Game& game = *state.game;
    effects.emplace_back(
        Log{Log::Level::error, "a computer could not decide", {{"turn", std::to_string(game.turn)}}});
    job_.reset();
    if (state.seats[engine::index_of(game.to_move)].automatic())
        keep({game.to_move, engine::Pass{game.turn}}, timers, effects);
}

// A computer's command is judged like any other. A refusal would be a bug; then the computer passes, if it can.
std::optional<std::vector<protocol::GameEvent>> ComputerTurns::make_move(const GameSituation& situation,
                                                                         Effects& effects) {
    const auto move = std::exchange(move_, std::nullopt);
    if (!move) return std::nullopt;
    auto events = decide_for_computer(situation, move->seat, move->command);
    if (!events) {
        effects.emplace_back(
            Log{Log::Level::error, "a computer's command was refused", {{"why", events.error().code}}});
        events = decide_for_computer(situation, move->seat, engine::Pass{situation.state.game->turn});
    }
    if (!events) return std::nullopt;
    if (const auto wait = forgiven_wait(situation.state.clocks, move->seat, since_))
        events->insert(events->begin(), *wait);
    return *std::move(events);
}

std::optional<protocol::TimeForgiven> ComputerTurns::waited(const GameState& state) const {
    const auto seat = running(state.clocks);
    if (idle() || !seat || !state.seats.at(engine::index_of(*seat)).automatic()) return std::nullopt;
    return forgiven_wait(state.clocks, *seat, since_);
}

}  // namespace crisscross::server
