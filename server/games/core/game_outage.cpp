#include "server/games/core/game_core.hpp"

namespace crisscross::server {

// Stored before anything else happens in the game, so that nobody loses by it.
bool GameCore::forgive_outage() {
    const auto lost = outage_.to_forgive(record_->state);
    if (!lost) return false;
    auto pending = pending_append(*record_, {*lost}, now_);
    pending.in_between = true;
    storage_.append(std::move(pending), effects_);
    return true;
}

// No timer that decides something runs, and no computer thinks.
void GameCore::serve_readers_only(const StorageFault& fault) {
    const bool is_refused = current_.may_store();
    log_failure(fault, is_refused ? current_.origin() : std::nullopt);
    storage_.forget();
    computers_.forget(timers_, effects_);
    timers_.set_game_alarm(std::nullopt, effects_);
    timers_.cancel(timer::Clock{}, effects_);
    proof_.abandon(effects_);
    outage_.keep_unforgiven();
    if (is_refused) {
        current_.postpone_wake();
        refuse_current(storage_failed());
    }
    proceed();
    retry_later();
}

}  // namespace crisscross::server
