#include "server/games/core/game_core.hpp"
#include "server/games/model/clock_decision.hpp"
#include "server/games/view/shown_clocks.hpp"

namespace crisscross::server {

std::optional<protocol::Json> GameCore::clocks_now() const {
    const auto alarm = is_unforgiven_ ? std::nullopt : game_alarm(record_->state);
    return shown_clocks(clocks_to_show(), now_, alarm ? std::optional(alarm->at) : std::nullopt);
}

void GameCore::ring_clock() {
    Events events = decide_alarm(situation(), now_);
    if (events.empty()) return timers_.set_clock_alarm(next_alarm(record_->state), now_, effects_);
    append(std::move(events));
}

// The clocks of a live game would run out while its players play another one.
void GameCore::handle(SetAside& /*aside*/) {
    if (!record_) return load();
    const Clocks& clocks = record_->state.clocks;
    const bool is_live = clocks.rules.has_clock() && !clocks.rules.slow();
    if (record_->state.stage() != Stage::playing || !is_live || clocks.paused) return;
    append({protocol::ClockPaused{}});
}

}  // namespace crisscross::server
