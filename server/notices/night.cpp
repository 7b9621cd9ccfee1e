#include "server/notices/night.hpp"

#include "server/time/span.hpp"
#include "server/time/time_zone.hpp"

namespace crisscross::server {

namespace {

int modulo(Moment number, int by) {
    return static_cast<int>(((number % by) + by) % by);
}

int minute_of_day(Moment moment, const UtcOffset& offset) {
    return modulo(moment / span::minute + offset(moment), minutes_per_day);
}

bool is_in(const Night& night, int minute_of_day) {
    if (night.from <= night.to) return minute_of_day >= night.from && minute_of_day < night.to;
    return minute_of_day >= night.from || minute_of_day < night.to;
}

}  // namespace

// If daylight saving time begins or ends in between, the expected moment is off by that hour.
Moment next_time_of_day(Moment moment, int wanted, const UtcOffset& offset) {
    const int missing = modulo(wanted - minute_of_day(moment, offset), minutes_per_day);
    const Moment begin = moment / span::minute * span::minute;
    const Moment expected = begin + (missing == 0 ? minutes_per_day : missing) * span::minute;
    const Moment corrected = expected + (offset(moment) - offset(expected)) * span::minute;
    return corrected > moment ? corrected : expected;
}

UtcOffset offset_in(const std::string& name) {
    const auto zone = TimeZone::find(name);
    return [zone](Moment moment) { return zone ? zone->offset(moment) : 0; };
}

Moment after_night(Moment moment, const Night& night, const UtcOffset& offset) {
    return is_in(night, minute_of_day(moment, offset)) ? next_time_of_day(moment, night.to, offset) : moment;
}

// A night may end within another, and that one within the first again. If it is still night after one round for each,
// no hour of the day is left: then only the first counts.
Moment after_nights(Moment moment, const std::vector<LocalNight>& nights) {
    if (nights.empty()) return moment;
    const auto ended = [&nights](Moment from) {
        for (const LocalNight& one : nights) from = after_night(from, one.night, one.offset);
        return from;
    };
    Moment awake = moment;
    for (std::size_t round = 0; round < nights.size(); ++round) awake = ended(awake);
    return ended(awake) == awake ? awake : after_night(moment, nights.front().night, nights.front().offset);
}

}  // namespace crisscross::server
