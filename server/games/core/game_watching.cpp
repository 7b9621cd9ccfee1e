#include "server/games/core/game_core.hpp"
#include "server/games/model/delay.hpp"

namespace crisscross::server {

std::vector<Caller> GameCore::watching() const {
    std::vector<Caller> callers = audience_.everybody();
    if (delayed_)
        for (Caller& caller : delayed_->audience.everybody()) callers.push_back(std::move(caller));
    return callers;
}

void GameCore::forget(std::uint64_t connection) {
    audience_.remove(connection, now_);
    if (delayed_) delayed_->audience.remove(connection, now_);
}

// What somebody has seen without a delay cannot be hidden again, so a delay begins with a game.
void GameCore::handle(ChangeWatching& change) {
    const bool is_under_way = delayed_ || (record_ && record_->state.stage() == Stage::playing);
    watching_.allowed = change.watching.allowed;
    if (!is_under_way) watching_ = change.watching;
    settle_watchers();
}

// Those without a seat watch the live game before it starts and after it is over.
void GameCore::settle_watchers() {
    if (!record_) return;
    const bool is_under_way = record_->state.stage() == Stage::playing;
    if (is_under_way && !watching_.allowed) dismiss_watchers();
    const bool is_delayed = is_under_way && watching_.is_delayed();
    if (!is_delayed && !delayed_) return;
    const DelayedSight sight = delayed_sight(*record_, watching_, now_);
    if (is_delayed && !delayed_) {
        delayed_.emplace(*record_, std::min(sent_version_, sight.version));
        for (Caller& caller : audience_.take_watchers(record_->state)) delayed_->audience.add(std::move(caller));
    }
    delayed_->advance(*record_, sight.version, effects_);
    if (!is_under_way) return end_delay();
    if (sight.more_at && !delayed_->audience.empty())
        timers_.set({timer::Delay{}, *sight.more_at}, effects_);
    else
        timers_.cancel(timer::Delay{}, effects_);
}

void GameCore::end_delay() {
    timers_.cancel(timer::Delay{}, effects_);
    for (Caller& caller : delayed_->audience.everybody()) audience_.add(std::move(caller));
    delayed_.reset();
    audience_.forget_presence();
}

void GameCore::dismiss_watchers() {
    const Complaint why = no_watchers(record_->code);
    for (const Caller& caller : audience_.take_watchers(record_->state))
        put(Reply{caller, error_message(std::nullopt, why)});
    if (delayed_) delayed_->audience.dismiss(why, effects_);
}

}  // namespace crisscross::server
