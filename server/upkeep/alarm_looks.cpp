#include "server/upkeep/alarm_looks.hpp"

#include "server/games/clock/hours.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

/// A game that is awake waits for its alarm by itself (`server/games/core/time/running_timers`).
constexpr Span ahead = 5 * span::minute;
/// In case a room fails for a while.
constexpr Span again = 10 * span::minute;
constexpr Span between_looks_from_beginning = span::hour;

}  // namespace

storage::AlarmQuery AlarmLooks::next(Moment now) const {
    if (!last_) return {.until = never};
    if (is_due_from_beginning(now)) return {.until = now + ahead};
    return {.until = now + ahead, .after_at = *last_ - again};
}

void AlarmLooks::succeeded(Moment now) {
    if (!last_ || is_due_from_beginning(now)) last_from_beginning_ = now;
    last_ = now;
}

bool AlarmLooks::is_due_from_beginning(Moment now) const {
    return now - last_from_beginning_ >= between_looks_from_beginning;
}

}  // namespace crisscross::server
