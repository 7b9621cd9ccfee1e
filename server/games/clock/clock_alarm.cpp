#include "server/games/clock/clock_alarm.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

/// When the clock of the turn will have run for this much longer.
Moment after_running(const Clocks& clocks, Span time) {
    const Hours hours = hours_that_count(clocks, clocks.turn->seat);
    return moment_after(hours, {clocks.counted, never}, std::max<Span>(0, time));
}

std::optional<ClockAlarm> reminder(const Clocks& clocks, const SeatClock& clock) {
    if (!clocks.rules.slow() || clock.reminded == clocks.turn->turn) return std::nullopt;
    return ClockAlarm{after_running(clocks, clock.move - reminder_before(*clocks.rules.slow())),
                      protocol::TimeReminded{clocks.turn->seat, clocks.turn->turn}};
}

std::optional<ClockAlarm> time_up(const Clocks& clocks, const SeatClock& clock) {
    if (clock.up == clocks.turn->turn) return std::nullopt;
    return ClockAlarm{after_running(clocks, clock.left()) + max_lag,
                      protocol::TimeUp{clocks.turn->seat, clocks.turn->turn, 0}};
}

/// Each minute of overtime is charged when it begins.
std::optional<ClockAlarm> overtime(const Clocks& clocks, const SeatClock& clock) {
    if (clock.minutes > clocks.rules.overtime.minutes) return std::nullopt;
    const Span time = clock.left() + clock.minutes * span::minute - clock.overtime;
    return ClockAlarm{after_running(clocks, time) + max_lag,
                      protocol::TimeUp{clocks.turn->seat, clocks.turn->turn, clock.minutes + 1}};
}

}  // namespace

Span reminder_before(const protocol::SlowClock& clock) {
    return std::min(span::day, clock.days * span::day / 4);
}

std::optional<ClockAlarm> next_alarm(const Clocks& clocks) {
    const auto seat = running(clocks);
    if (!seat) return std::nullopt;
    const SeatClock& clock = clocks.seat(*seat);
    const bool has_overtime = clocks.rules.at_zero == protocol::AtZero::points;
    const auto end = has_overtime ? overtime(clocks, clock) : time_up(clocks, clock);
    const auto before = reminder(clocks, clock);
    return before && end && before->at < end->at ? before : end;
}

std::optional<Moment> zero_of(const Clocks& clocks) {
    const auto seat = running(clocks);
    if (!seat) return std::nullopt;
    return after_running(clocks, clocks.seat(*seat).left());
}

std::optional<engine::Command> command_of(const protocol::ClockRules& rules, const protocol::TimeUp& event) {
    switch (rules.at_zero) {
        case protocol::AtZero::lose:
            return engine::LoseOnTime{event.turn};
        case protocol::AtZero::pass:
            return engine::PassOnTime{event.turn};
        case protocol::AtZero::points:
            if (event.minutes > rules.overtime.minutes) return engine::LoseOnTime{event.turn};
            return engine::ChargeOvertime{event.turn, rules.overtime.points};
        case protocol::AtZero::nudge:
            return std::nullopt;
    }
    return std::nullopt;
}

Span forgiven(const Clocks& clocks, Moment at, Span lag) {
    if (!running(clocks) || clocks.rules.slow()) return 0;
    const Span span = std::clamp<Span>(std::min(lag, at - clocks.counted), 0, max_lag);
    return span < min_lag ? 0 : span;
}

Span lost_to(const Clocks& clocks, Stretch outage) {
    const auto seat = running(clocks);
    const Stretch lost{std::max(clocks.counted, outage.from), outage.to};
    return running_time(seat ? hours_that_count(clocks, *seat) : Hours{}, lost, max_forgiven);
}

}  // namespace crisscross::server
