#include "server/time/time_zone.hpp"

#include <date/tz.h>

#include <chrono>
#include <stdexcept>

namespace crisscross::server {

namespace {

using std::chrono::milliseconds;

date::sys_time<milliseconds> system_time(Moment moment) {
    return date::sys_time<milliseconds>(milliseconds(moment));
}

}  // namespace

// The library takes any file of the database for a zone, and reads it only later. No zone has a dot in its name, and
// every file that is none has one, or is known to the library.
std::optional<TimeZone> TimeZone::find(std::string_view name) try {
    if (name.find('.') != std::string_view::npos) return std::nullopt;
    return TimeZone(date::locate_zone(name));
} catch (const std::runtime_error&) {
    return std::nullopt;
}

int TimeZone::offset(Moment moment) const {
    return static_cast<int>(date::floor<std::chrono::minutes>(zone_->get_info(system_time(moment)).offset).count());
}

Day TimeZone::day(Moment moment) const {
    return date::floor<date::days>(zone_->to_local(system_time(moment))).time_since_epoch().count();
}

Moment TimeZone::moment(Day day, int minute) const {
    const date::local_time<milliseconds> local(date::days(static_cast<int>(day)) + std::chrono::minutes(minute));
    return zone_->to_sys(local, date::choose::earliest).time_since_epoch().count();
}

}  // namespace crisscross::server
