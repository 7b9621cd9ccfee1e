#include "server/games/core/game_core.hpp"
#include "server/games/core/step/request_kinds.hpp"
#include "server/games/core/time/forgiven_time.hpp"

// The time in which no server ran is forgiven before anything else happens in a game. While that cannot be stored,
// the game can be read, but nothing is decided in it.

namespace crisscross::server {

// Stored before anything else happens in the game, so that nobody loses by it.
bool GameCore::forgive_outage() {
    const auto lost = forgiven_outage(record_->state, setup_.outage);
    if (!lost) return false;
    append({*lost});
    pending_->in_between = true;
    return true;
}

bool GameCore::must_reread_first() const {
    return is_unforgiven_ && current_ && may_store(*current_);
}

// No timer that decides something runs, and no computer thinks.
void GameCore::serve_readers_only(const StorageFault& fault) {
    const bool is_refused = current_ && may_store(*current_);
    log_failure(fault, is_refused ? &*current_ : nullptr);
    pending_.reset();
    computers_.forget(timers_, effects_);
    timers_.set_game_alarm(std::nullopt, effects_);
    timers_.cancel(timer::Clock{}, effects_);
    proof_.abandon(effects_);
    is_unforgiven_ = true;
    if (is_refused) {
        postpone_wake();
        refuse_request(*current_, storage_failed());
        current_.reset();
    }
    proceed();
    retry_later();
}

// As they will be once the outage is forgiven.
Clocks GameCore::clocks_to_show() const {
    const Clocks& clocks = record_->state.clocks;
    if (!is_unforgiven_) return clocks;
    const Span lost = lost_to(clocks, setup_.outage);
    return evolve(clocks, now_, protocol::TimeForgiven{lost, protocol::Forgiveness::outage});
}

}  // namespace crisscross::server
