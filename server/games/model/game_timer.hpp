#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <variant>

#include "server/games/clock/clock_alarm.hpp"
#include "server/games/model/game_state.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// The timers of a game by name. Several may run at once, but only one of each name.
namespace timer {

/// The window in which the play of a turn may be challenged.
struct Window {
    engine::Turn play = 0;
    auto operator<=>(const Window&) const = default;
};
/// The vote on the play of a turn.
struct Vote {
    engine::Turn play = 0;
    auto operator<=>(const Vote&) const = default;
};
/// A turn with a limit.
struct Turn {
    engine::Seat seat = 0;
    engine::Turn turn = 0;
    auto operator<=>(const Turn&) const = default;
};
/// A computer has found its move for a version and waits before it makes it, as a person would.
struct Pause {
    std::uint32_t version = 0;
    auto operator<=>(const Pause&) const = default;
};
/// The clock of a player: their time is up, or they are reminded.
struct Clock {
    auto operator<=>(const Clock&) const = default;
};
/// The game could not be read or stored, and is read again.
struct Retry {
    auto operator<=>(const Retry&) const = default;
};

/// Somebody who has only just gone counts as away.
struct Departure {
    auto operator<=>(const Departure&) const = default;
};

/// Those who watch with a delay see more.
struct Delay {
    auto operator<=>(const Delay&) const = default;
};

/// Those who watch the game before it with a delay learn that this one has begun.
struct Beginning {
    auto operator<=>(const Beginning&) const = default;
};

/// After an outage, those who have not come back are called.
struct Return {
    auto operator<=>(const Return&) const = default;
};

}  // namespace timer

using GameTimer = std::variant<timer::Window, timer::Vote, timer::Turn, timer::Pause, timer::Retry, timer::Clock,
                               timer::Delay, timer::Departure, timer::Beginning, timer::Return>;

/// How long those who have gone, or whom an outage has cut off, have to come back before they are
/// called: often a page is only reloaded, or its connection was lost for a moment.
inline constexpr Span time_to_return = 30 * span::second;

/// A timer and when it rings.
struct Alarm {
    GameTimer timer{};
    Moment at = 0;
    bool operator==(const Alarm&) const = default;
};

/// The timer for what the game is waiting for; nothing if there is no limit.
std::optional<Alarm> game_alarm(const GameState& state);

/// What the clocks do next, and when; nothing while a computer plays for the player whose clock runs: computers move
/// at once, so their time is never up.
std::optional<ClockAlarm> next_alarm(const GameState& state);

/// When the time of the player whose clock runs will be up; nothing in the same cases.
std::optional<Moment> zero_of(const GameState& state);

}  // namespace crisscross::server
