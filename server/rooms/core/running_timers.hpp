#pragma once

#include <map>

#include "server/rooms/core/room_effect.hpp"

namespace crisscross::server {

/// Which timers of a room run, and until when. What is set and cancelled becomes effects.
class RunningTimers {
public:
    /// No effect if it runs to that moment already.
    void set(const Alarm& alarm, Effects& effects);
    void cancel(const RoomTimer& timer, Effects& effects);
    void cancel_all(Effects& effects);
    /// The timer of the game is this one, or there is none.
    void set_game_alarm(const std::optional<Alarm>& alarm, Effects& effects);

    /// False if the timer has been cancelled, or set anew for later: then it rang in vain. Else it runs no longer.
    bool ring(const RoomTimer& timer, Moment now);
    bool empty() const { return running_.empty(); }

private:
    std::map<RoomTimer, Moment> running_;
    std::optional<RoomTimer> game_timer_;
};

}  // namespace crisscross::server
