#include "server/games/core/time/outage.hpp"

#include "server/games/core/time/forgiven_time.hpp"
#include "server/games/view/shown_clocks.hpp"

namespace crisscross::server {

std::optional<protocol::TimeForgiven> Outage::to_forgive(const GameState& state, Moment now) const {
    return forgiven_outage(state, lost(state.clocks, now));
}

// No timer that decides something runs while the outage is not forgiven.
std::optional<protocol::Json> Outage::clocks(const GameState& state, Moment now) const {
    if (is_unforgiven_) {
        const protocol::TimeForgiven forgiven{lost(state.clocks, now), protocol::Forgiveness::outage};
        return shown_clocks(evolve(state.clocks, now, forgiven), now, std::nullopt);
    }
    const auto alarm = game_alarm(state);
    return shown_clocks(state.clocks, now, alarm ? std::optional(alarm->at) : std::nullopt);
}

Span Outage::lost(const Clocks& clocks, Moment now) const {
    const Span refused = failing_since_ ? lost_to(clocks, {*failing_since_, now}) : 0;
    return lost_to(clocks, time_) + refused;
}

}  // namespace crisscross::server
