#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "server/time/moment.hpp"

namespace date {
class time_zone;
}

namespace crisscross::server {

/// Days since 1 January 1970, as a calendar on the wall shows them.
using Day = std::int64_t;

/// A time zone of the IANA database: what the clocks on the wall show there, daylight saving included.
class TimeZone {
public:
    /// The zone of this name, such as Europe/Zurich; nothing if this machine does not know it.
    static std::optional<TimeZone> find(std::string_view name);

    /// How many minutes it is ahead of UTC at this moment.
    int offset(Moment moment) const;
    /// The day that it is at this moment.
    Day day(Moment moment) const;
    /// When it is this minute of this day. A minute that the day does not have, because the clocks are put forward,
    /// is the moment of that change; if the day has the minute twice, this is the first.
    Moment moment(Day day, int minute) const;

private:
    explicit TimeZone(const date::time_zone* zone) : zone_(zone) {}

    const date::time_zone* zone_;
};

}  // namespace crisscross::server
