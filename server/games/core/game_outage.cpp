#include "server/games/core/game_core.hpp"
#include "server/games/core/step/request_kinds.hpp"

namespace crisscross::server {

// Stored before anything else happens in the game, so that nobody loses by it.
bool GameCore::forgive_outage() {
    const auto lost = outage_.to_forgive(record_->state);
    if (!lost) return false;
    append({*lost});
    pending_->in_between = true;
    return true;
}

bool GameCore::must_reread_first() const {
    return outage_.is_unforgiven() && current_ && may_store(*current_);
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
    outage_.keep_unforgiven();
    if (is_refused) {
        postpone_wake();
        refuse_request(*current_, storage_failed());
        current_.reset();
    }
    proceed();
    retry_later();
}

}  // namespace crisscross::server
