#include "server/games/core/game_core.hpp"
#include "server/games/core/time/forgiven_time.hpp"
#include "server/games/model/clock_decision.hpp"

namespace crisscross::server {

namespace {

/// Whether a person still plays themself.
bool has_people(const GameState& state) {
    for (std::size_t seat = 0; state.game && seat < state.seats.size(); ++seat)
        if (!state.seats[seat].automatic() && !state.game->position.players[seat].resigned) return true;
    return false;
}

}  // namespace

// The proof comes before the move, and the pool keeps to that order within a game.
void GameCore::plan() {
    if (outage_.is_unforgiven()) return;
    timers_.set_game_alarm(game_alarm(record_->state), effects_);
    timers_.set_clock_alarm(next_alarm(record_->state), now_, effects_);
    proof_.abandon(effects_);
    if (is_unattended()) return computers_.forget(timers_, effects_);
    if (needs_proof(*record_)) proof_.search(*record_, ++last_job_, job_class(), effects_);
    computers_.consider(*record_, ++last_job_, job_class(), now_, timers_, effects_);
}

// Computers pause while they would play among themselves and nobody watches.
bool GameCore::is_unattended() const {
    return is_empty() && record_->state.stage() == Stage::playing && !has_people(record_->state);
}

// Rooms in which people only watch come last.
JobClass GameCore::job_class() const {
    return has_people(record_->state) ? JobClass::people : JobClass::computers;
}

void GameCore::handle(TimerFired& fired) {
    if (!timers_.ring(fired.timer, now_)) return;
    struct OnTimer {
        GameCore& core;

        void operator()(const timer::Window& window) const { core.expire(window.play); }
        void operator()(const timer::Vote& vote) const { core.expire(vote.play); }
        void operator()(const timer::Turn& turn) const { core.expire(turn.turn); }
        void operator()(const timer::Pause&) const { core.make_computer_move(); }
        void operator()(const timer::Retry&) const { core.load(); }
        void operator()(const timer::Departure&) const {
            if (core.record_) core.tell_presence();
        }
        void operator()(const timer::Clock&) const { core.ring_clock(); }
        void operator()(const timer::Delay&) const { core.settle_watchers(); }
        void operator()(const timer::Beginning&) const {}  // set by the game, for itself
        void operator()(const timer::Return&) const {
            // For what has happened since, they have been called already.
            if (core.record_ && turn_began(*core.record_) < core.woken_) core.call_first(CallPlayers::When::now);
        }
    };
    std::visit(OnTimer{*this}, fired.timer);
}

void GameCore::expire(engine::Turn turn) {
    Events events = decide_expiry(situation(), turn);
    if (!events.empty()) append(std::move(events));
}

void GameCore::ring_clock() {
    Events events = decide_alarm(situation(), now_);
    if (events.empty()) return timers_.set_clock_alarm(next_alarm(record_->state), now_, effects_);
    append(std::move(events));
}

// A computer's command is judged like any other. A refusal would be a bug; then the computer passes, if it can.
void GameCore::make_computer_move() {
    const auto move = computers_.take_move();
    if (!move) return;
    auto events = decide_for_computer(situation(), move->seat, move->command);
    if (!events) {
        put(Log{Log::Level::error, "a computer's command was refused", {{"why", events.error().code}}});
        events = decide_for_computer(situation(), move->seat, engine::Pass{record_->state.game->turn});
    }
    if (!events) return;
    if (const auto wait = forgiven_wait(record_->state.clocks, move->seat, computers_.since()))
        events->insert(events->begin(), *wait);
    append(std::move(*events));
}

void GameCore::handle(Computed& computed) {
    if (computers_.awaits(computed.job)) return handle_computer_move(computed.result);
    if (proof_.awaits(computed.job)) return handle_proof(computed.result);
    open_questions_.answer(computed.job, computed.result, effects_);
}

// A computer that could not decide passes, so that the others do not wait endlessly.
void GameCore::handle_computer_move(const AnalysisResult& result) {
    struct OnComputerResult {
        GameCore& core;

        void operator()(const ComputerMove& move) const { core.computers_.keep(move, core.timers_, core.effects_); }
        void operator()(const NothingFound&) const { core.computers_.drop(); }
        void operator()(const JobRefused&) const {
            core.computers_.drop();
            core.retry_soon();
        }
        void operator()(const JobFailed&) const { core.pass_for_computer(); }
        void operator()(const protocol::server::PlaysFound&) const { core.pass_for_computer(); }
        void operator()(const MoveJudged&) const { core.pass_for_computer(); }
        void operator()(const engine::NoPlayFound&) const { core.pass_for_computer(); }
    };
    std::visit(OnComputerResult{*this}, result);
}

// Without a proof the game goes on.
void GameCore::handle_proof(const AnalysisResult& result) {
    const auto found = proof_.take_result(result);
    Events events = found ? decide_no_play(situation(), *found) : Events();
    if (!events.empty()) append(std::move(events));
}

void GameCore::pass_for_computer() {
    const engine::Game& game = *record_->state.game;
    put(Log{Log::Level::error, "a computer could not decide", {{"turn", std::to_string(game.turn)}}});
    computers_.drop();
    if (record_->state.seats[static_cast<std::size_t>(game.to_move)].automatic())
        computers_.keep({game.to_move, engine::Pass{game.turn}}, timers_, effects_);
}

void GameCore::handle(Stop&) {
    if (record_) computers_.forget(timers_, effects_);
    timers_.cancel_all(effects_);
    audience_.clear();
    delayed_.reset();
    proof_.abandon(effects_);
    open_questions_.abandon_all(effects_);
}

}  // namespace crisscross::server
