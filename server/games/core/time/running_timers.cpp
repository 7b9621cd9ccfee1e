#include "server/games/core/time/running_timers.hpp"

namespace crisscross::server {

namespace {

/// A game with a later alarm needs no timer yet: the server wakes it in time.
bool is_soon(Moment at, Moment now) {
    return at - now <= 15 * span::minute;
}

}  // namespace

void RunningTimers::set(const Alarm& alarm, Effects& effects) {
    const auto found = running_.find(alarm.timer);
    if (found != running_.end() && found->second == alarm.at) return;
    running_[alarm.timer] = alarm.at;
    effects.emplace_back(SetTimer{alarm.timer, alarm.at});
}

void RunningTimers::cancel(const GameTimer& timer, Effects& effects) {
    if (running_.erase(timer) > 0) effects.emplace_back(CancelTimer{timer});
}

void RunningTimers::cancel_all(Effects& effects) {
    for (const auto& [timer, at] : running_) effects.emplace_back(CancelTimer{timer});
    running_.clear();
    game_timer_.reset();
}

void RunningTimers::set_game_alarm(const std::optional<Alarm>& alarm, Moment now, Effects& effects) {
    const bool runs = alarm && is_soon(alarm->at, now);
    if (game_timer_ && (!runs || alarm->timer != *game_timer_)) cancel(*game_timer_, effects);
    game_timer_.reset();
    if (!runs) return;
    game_timer_ = alarm->timer;
    set(*alarm, effects);
}

void RunningTimers::set_clock_alarm(const std::optional<ClockAlarm>& alarm, Moment now, Effects& effects) {
    if (alarm && is_soon(alarm->at, now))
        set({timer::Clock{}, alarm->at}, effects);
    else
        cancel(timer::Clock{}, effects);
}

bool RunningTimers::ring(const GameTimer& timer, Moment now) {
    const auto found = running_.find(timer);
    if (found == running_.end() || found->second > now) return false;
    running_.erase(found);
    return true;
}

}  // namespace crisscross::server
