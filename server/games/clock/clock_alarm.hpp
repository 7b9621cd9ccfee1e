#pragma once

#include <optional>
#include <variant>

#include "server/games/clock/clocks.hpp"

namespace crisscross::server {

/// What the clock of a player will do if nothing happens before, and when.
struct ClockAlarm {
    Moment at = 0;
    protocol::ClockEvent event{};  ///< `TimeReminded` or `TimeUp`
    bool operator==(const ClockAlarm&) const = default;
};

/// A player's time is up only so much later than their clock shows, so that a move on its way still counts. Lag is
/// forgiven up to the same limit.
inline constexpr Span most_lag = one_second;

/// The next thing that the clocks will do; nothing while no clock runs, and after the time of the turn is up.
std::optional<ClockAlarm> next_alarm(const Clocks& clocks);

/// The player leaves the game, ranked last.
struct LoseOnTime {
    bool operator==(const LoseOnTime&) const = default;
};
/// The move of the turn is a pass.
struct PassOnTime {
    bool operator==(const PassOnTime&) const = default;
};
/// The player loses points for a minute of overtime.
struct ChargeOvertime {
    int points = 0;
    bool operator==(const ChargeOvertime&) const = default;
};
/// The player is only reminded.
struct OnlyNudge {
    bool operator==(const OnlyNudge&) const = default;
};
using AtZeroResult = std::variant<OnlyNudge, LoseOnTime, PassOnTime, ChargeOvertime>;

/// What the rules say about the end of a player's time, or about another minute of overtime.
AtZeroResult result_of(const protocol::ClockRules& rules, const protocol::TimeUp& event);

/// How much of the lag of a move is forgiven.
Span forgiven(const Clocks& clocks, Moment at, Span lag);

}  // namespace crisscross::server
