#pragma once

#include <functional>
#include <optional>

#include "protocol/max_safe_integer.hpp"
#include "protocol/messages/games/clock_event.hpp"
#include "server/time/span.hpp"
#include "server/time/stretch.hpp"

namespace crisscross::server {

/// After every moment that a game can have.
inline constexpr Moment never = protocol::max_safe_integer;

/// When the clock of a player runs while they think: not at night, and not on holiday.
struct Hours {
    std::optional<protocol::Night> night{};
    std::optional<Stretch> holiday{};
    bool operator==(const Hours&) const = default;
};

/// The first stretch of running, at `moment` or after it.
Stretch next_running(const Hours& hours, Moment moment);

/// For how long the clock runs in a stretch, counted up to `max`.
Span running_time(const Hours& hours, Stretch stretch, Span max);

/// The moment at which the clock of somebody who thinks from the beginning of `stretch` on has run for `running`, or
/// the end of the stretch if that comes first. Nights beyond the end are not looked at.
Moment moment_after(const Hours& hours, Stretch stretch, Span running);

/// The same, for hours of which only this is known: the first stretch of running, at a moment or after it.
using NextRunning = std::function<Stretch(Moment)>;
Moment moment_after(const NextRunning& next, Stretch stretch, Span running);

/// A night that is longer, or shorter than a minute, is refused.
inline constexpr int max_night_minutes = 12 * 60;

/// Whether the hours are minutes of a day, and the night is not too long.
bool has_sound_hours(const protocol::Night& night);

/// Whether the hours are sound and the zone is one that this machine knows.
bool is_sound(const protocol::Night& night);

}  // namespace crisscross::server
