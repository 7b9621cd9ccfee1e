#include "server/games/core/game_core.hpp"
#include "server/games/core/viewers/calls.hpp"
#include "server/games/model/decisions/clock_decision.hpp"

// What a game does when a timer rings or a job is done.

namespace crisscross::server {

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
    append_if_any(decide_expiry(situation_of(*record_), turn));
}

void GameCore::ring_clock() {
    Events events = decide_alarm(situation_of(*record_), now_);
    if (events.empty()) return timers_.set_clock_alarm(next_alarm(record_->state), now_, effects_);
    append(std::move(events));
}

void GameCore::make_computer_move() {
    if (auto events = computers_.make_move(situation_of(*record_), effects_)) append(*std::move(events));
}

void GameCore::handle(Computed& computed) {
    if (computers_.awaits(computed.job))
        return computers_.take_result(computed.result, record_->state, now_, timers_, effects_);
    if (!proof_.awaits(computed.job)) return open_questions_.answer(computed.job, computed.result, effects_);
    // Without a proof the game goes on.
    if (const auto found = proof_.take_result(computed.result))
        append_if_any(decide_no_play(situation_of(*record_), *found));
}

}  // namespace crisscross::server
