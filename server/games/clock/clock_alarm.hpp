#pragma once

#include <optional>

#include "server/games/clock/clocks.hpp"

namespace crisscross::server {

/// What the clock of a player will do if nothing happens before, and when.
struct ClockAlarm {
    Moment at = 0;
    protocol::ClockEvent event{};  ///< `TimeReminded` or `TimeUp`
    bool operator==(const ClockAlarm&) const = default;
};

/// How much later than the clock shows a player's time is up, so that a move on its way still counts. Lag is forgiven
/// up to the same limit.
inline constexpr Span max_lag = span::second;

/// Less lag than this is not worth an event.
inline constexpr Span min_lag = 20;

/// In slow games, a player is reminded this long before the days of a move are over, even if there is a bank: a
/// quarter of them, and at most a day.
Span reminder_before(const protocol::SlowClock& clock);

/// The next thing that the clocks will do; nothing while no clock runs, and after the time of the turn is up.
std::optional<ClockAlarm> next_alarm(const Clocks& clocks);

/// When the clock that runs will show zero if nothing happens before; nothing while no clock runs.
std::optional<Moment> zero_of(const Clocks& clocks);

/// What the rules say about the end of a player's time, or about another minute of overtime; nothing if the player is
/// only reminded.
std::optional<engine::Command> command_of(const protocol::ClockRules& rules, const protocol::TimeUp& event);

/// How much of the lag of a move is forgiven; nothing where a move takes days, or where the lag is hardly any.
Span forgiven(const Clocks& clocks, Moment at, Span lag);

/// How much of `outage` is lost to the clocks since they were last counted. While a clock runs, only time in which it
/// may run counts: not the night or holiday of its player.
Span lost_to(const Clocks& clocks, Stretch outage);

}  // namespace crisscross::server
