#include "server/games/core/game_core.hpp"
#include "server/games/core/jobs/job_urgency.hpp"
#include "server/games/model/clock_decision.hpp"

namespace crisscross::server {

// The proof comes before the move, and the pool keeps to that order within a game.
void GameCore::plan() {
    if (outage_.is_unforgiven()) return;
    timers_.set_game_alarm(game_alarm(record_->state), effects_);
    timers_.set_clock_alarm(next_alarm(record_->state), now_, effects_);
    proof_.abandon(effects_);
    if (is_unattended()) return computers_.forget(timers_, effects_);
    if (needs_proof(*record_)) proof_.search(*record_, ++last_job_, effects_);
    computers_.consider(*record_, ++last_job_, now_, timers_, effects_);
}

// Computers pause while they would play among themselves and nobody watches.
bool GameCore::is_unattended() const {
    return viewers_.empty() && record_->state.stage() == Stage::playing && !has_people(record_->state);
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

void GameCore::make_computer_move() {
    if (auto events = computers_.make_move(situation(), effects_)) append(*std::move(events));
}

void GameCore::handle(Computed& computed) {
    if (computers_.awaits(computed.job))
        return computers_.take_result(computed.result, record_->state, now_, timers_, effects_);
    if (proof_.awaits(computed.job)) return handle_proof(computed.result);
    open_questions_.answer(computed.job, computed.result, effects_);
}

// Without a proof the game goes on.
void GameCore::handle_proof(const AnalysisResult& result) {
    const auto found = proof_.take_result(result);
    Events events = found ? decide_no_play(situation(), *found) : Events();
    if (!events.empty()) append(std::move(events));
}

void GameCore::handle(Stop&) {
    if (record_) computers_.forget(timers_, effects_);
    timers_.cancel_all(effects_);
    viewers_.clear();
    proof_.abandon(effects_);
    open_questions_.abandon_all(effects_);
}

}  // namespace crisscross::server
