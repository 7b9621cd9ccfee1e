#include "server/games/core/game_core.hpp"
#include "server/games/model/clock_decision.hpp"
#include "server/games/view/shown_clocks.hpp"

namespace crisscross::server {

namespace {

/// A game with an alarm later than this needs no timer yet: the server wakes it in time.
constexpr Span soon = 15 * span::minute;

}  // namespace

void GameCore::plan_clock() {
    const auto alarm = next_alarm(record_->state);
    if (alarm && alarm->at - now_ <= soon)
        timers_.set({timer::Clock{}, alarm->at}, effects_);
    else
        timers_.cancel(timer::Clock{}, effects_);
}

std::optional<protocol::Json> GameCore::clocks_now() const {
    const auto alarm = is_unforgiven_ ? std::nullopt : game_alarm(record_->state);
    return shown_clocks(clocks_to_show(), now_, alarm ? std::optional(alarm->at) : std::nullopt);
}

void GameCore::ring_clock() {
    Events events = decide_alarm(situation(), now_);
    events.empty() ? plan_clock() : append(std::move(events));
}

// The clocks of a live game would run out while its players play another one.
void GameCore::handle(SetAside& /*aside*/) {
    if (!record_) return load();
    const Clocks& clocks = record_->state.clocks;
    const bool is_live = clocks.rules.has_clock() && !clocks.rules.slow();
    if (record_->state.stage() != Stage::playing || !is_live || clocks.paused) return;
    append({protocol::ClockPaused{}});
}

// Only a move ends the time of a player.
void GameCore::forgive_lag(const Say& say, Events& events) const {
    const GameState& state = record_->state;
    const auto seat = running(state.clocks);
    if (!seat || is_side_change(say.command) || state.seat_of(say.caller.player) != seat) return;
    const Span lag = forgiven(state.clocks, now_, say.lag);
    if (lag > 0) events.insert(events.begin(), protocol::TimeForgiven{lag, protocol::Forgiveness::lag});
}

// A computer thinks from the moment at which it was asked: before that nobody watched, or the server did not run.
void GameCore::forgive_wait(engine::Seat computer, Events& events) const {
    const Clocks& clocks = record_->state.clocks;
    const Span lost = running(clocks) == computer ? lost_to(clocks, {0, computers_.since()}) : 0;
    if (lost >= span::second)
        events.insert(events.begin(), protocol::TimeForgiven{lost, protocol::Forgiveness::outage});
}

}  // namespace crisscross::server
