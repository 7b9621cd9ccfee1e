#include "server/games/clock/hours.hpp"

#include <algorithm>

#include "server/time/time_zone.hpp"

namespace crisscross::server {

namespace {

constexpr int minutes_per_day = 24 * 60;

/// A zone that the machine does not know any more counts as UTC, so that a stored night remains one.
TimeZone zone_of(const protocol::Night& night) {
    const auto zone = TimeZone::find(night.zone);
    return zone ? *zone : TimeZone::find("UTC").value();
}

/// The night that begins on a day. It is empty where the clocks skip all of it.
Stretch night_of(const protocol::Night& night, const TimeZone& zone, Day day) {
    const Day end = night.from < night.to ? day : day + 1;
    return {zone.moment(day, night.from), zone.moment(end, night.to)};
}

/// The first night that is not over at `moment`. It has begun on the day before, or begins on one of the next days.
Stretch next_night(const protocol::Night& night, Moment moment) {
    const TimeZone zone = zone_of(night);
    Day day = zone.day(moment) - 1;
    Stretch next = night_of(night, zone, day);
    while (next.to <= moment || next.from >= next.to) next = night_of(night, zone, ++day);
    return next;
}

bool is_minute(int minute) {
    return 0 <= minute && minute < minutes_per_day;
}

}  // namespace

Stretch next_running(const Hours& hours, Moment moment) {
    if (hours.holiday && hours.holiday->contains(moment)) return next_running(hours, hours.holiday->to);
    Stretch running{moment, never};
    if (hours.holiday && hours.holiday->from > moment) running.to = hours.holiday->from;
    if (!hours.night) return running;
    const Stretch night = next_night(*hours.night, moment);
    if (night.contains(moment)) return next_running(hours, night.to);
    running.to = std::min(running.to, night.from);
    return running;
}

Span running_time(const Hours& hours, Stretch stretch, Span max) {
    Span sum = 0;
    while (stretch.from < stretch.to && sum < max) {
        const Stretch running = next_running(hours, stretch.from);
        sum += std::max<Span>(0, std::min(running.to, stretch.to) - running.from);
        stretch.from = running.to;
    }
    return std::min(sum, max);
}

Moment moment_after(const Hours& hours, Moment moment, Span running) {
    Stretch stretch = next_running(hours, moment);
    while (stretch.to - stretch.from < running) {
        running -= stretch.to - stretch.from;
        stretch = next_running(hours, stretch.to);
    }
    return stretch.from + running;
}

bool has_sound_hours(const protocol::Night& night) {
    const int length = (night.to - night.from + minutes_per_day) % minutes_per_day;
    return is_minute(night.from) && is_minute(night.to) && 1 <= length && length <= max_night_minutes;
}

bool is_sound(const protocol::Night& night) {
    return has_sound_hours(night) && TimeZone::find(night.zone).has_value();
}

}  // namespace crisscross::server
