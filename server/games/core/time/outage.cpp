#include "server/games/core/time/outage.hpp"

#include "server/games/core/time/forgiven_time.hpp"
#include "server/games/view/shown_clocks.hpp"

namespace crisscross::server {

std::optional<protocol::TimeForgiven> Outage::to_forgive(const GameState& state) const {
    return forgiven_outage(state, time_);
}

// No timer that decides something runs while the outage is not forgiven.
std::optional<protocol::Json> Outage::clocks(const GameState& state, Moment now) const {
    if (is_unforgiven_) {
        const Span lost = lost_to(state.clocks, time_);
        return shown_clocks(evolve(state.clocks, now, protocol::TimeForgiven{lost, protocol::Forgiveness::outage}),
                            now, std::nullopt);
    }
    const auto alarm = game_alarm(state);
    return shown_clocks(state.clocks, now, alarm ? std::optional(alarm->at) : std::nullopt);
}

}  // namespace crisscross::server
