#include "server/games/clock/hours.hpp"

#include <algorithm>

#include "server/time/time_zone.hpp"

namespace crisscross::server {

namespace {

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
Stretch next_night(const protocol::Night& night, const TimeZone& zone, Moment moment) {
    Day day = zone.day(moment) - 1;
    Stretch next = night_of(night, zone, day);
    while (next.to <= moment || next.from >= next.to) next = night_of(night, zone, ++day);
    return next;
}

/// Hours with the zone of their night, which is looked up once.
class ZonedHours {
public:
    explicit ZonedHours(const Hours& hours) : hours_(hours) {
        if (hours.night) zone_ = zone_of(*hours.night);
    }

    Stretch next_running(Moment moment) const {
        const auto& [night, holiday] = hours_;
        if (holiday && holiday->contains(moment)) return next_running(holiday->to);
        Stretch running{moment, never};
        if (holiday && holiday->from > moment) running.to = holiday->from;
        if (!night) return running;
        const Stretch asleep = next_night(*night, *zone_, moment);
        if (asleep.contains(moment)) return next_running(asleep.to);
        running.to = std::min(running.to, asleep.from);
        return running;
    }

private:
    const Hours& hours_;
    std::optional<TimeZone> zone_{};
};

bool is_minute(int minute) {
    return 0 <= minute && minute < minutes_per_day;
}

}  // namespace

Stretch next_running(const Hours& hours, Moment moment) {
    return ZonedHours(hours).next_running(moment);
}

Span running_time(const Hours& hours, Stretch stretch, Span max) {
    const ZonedHours zoned(hours);
    Span sum = 0;
    while (stretch.from < stretch.to && sum < max) {
        const Stretch running = zoned.next_running(stretch.from);
        sum += std::max<Span>(0, std::min(running.to, stretch.to) - running.from);
        stretch.from = running.to;
    }
    return std::min(sum, max);
}

Moment moment_after(const NextRunning& next, Stretch stretch, Span running) {
    Stretch part = next(stretch.from);
    while (part.to < stretch.to && part.to - part.from < running) {
        running -= part.to - part.from;
        part = next(part.to);
    }
    return std::min(part.from + running, stretch.to);
}

Moment moment_after(const Hours& hours, Stretch stretch, Span running) {
    const ZonedHours zoned(hours);
    return moment_after([&zoned](Moment moment) { return zoned.next_running(moment); }, stretch, running);
}

bool has_sound_hours(const protocol::Night& night) {
    const int length = (night.to - night.from + minutes_per_day) % minutes_per_day;
    return is_minute(night.from) && is_minute(night.to) && 1 <= length && length <= max_night_minutes;
}

bool is_sound(const protocol::Night& night) {
    return has_sound_hours(night) && TimeZone::find(night.zone).has_value();
}

}  // namespace crisscross::server
