#pragma once

#include <map>

#include "server/games/core/step/game_effect.hpp"

namespace crisscross::server {

/// Which timers of a game run, and until when. Setting and cancelling them produces effects.
class RunningTimers {
public:
    /// Does nothing if the timer is already set for that moment.
    void set(const Alarm& alarm, Effects& effects);
    void cancel(const GameTimer& timer, Effects& effects);
    void cancel_all(Effects& effects);
    /// Makes this the only timer of the game, or stops it if there is none, or only one for much later: the server
    /// wakes the game in time.
    void set_game_alarm(const std::optional<Alarm>& alarm, Moment now, Effects& effects);
    /// Waits for what the clocks do next, or for nothing; likewise if that is much later.
    void set_clock_alarm(const std::optional<ClockAlarm>& alarm, Moment now, Effects& effects);

    /// False if the timer has been cancelled or reset for later, so that this ring does not count. Otherwise the
    /// timer stops.
    bool ring(const GameTimer& timer, Moment now);
    bool empty() const { return running_.empty(); }

private:
    std::map<GameTimer, Moment> running_;
    std::optional<GameTimer> game_timer_;
};

}  // namespace crisscross::server
