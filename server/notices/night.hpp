#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/time/moment.hpp"

namespace crisscross::server {

/// How many minutes a place is ahead of UTC at a moment. It changes with daylight saving time.
using UtcOffset = std::function<int(Moment)>;

/// The hours in which a player gets no notices, as minutes of the local day. It may last over midnight. If both are
/// the same, there is no night.
struct Night {
    int from = 22 * 60;
    int to = 8 * 60;
    bool operator==(const Night&) const = default;
};

/// The moment itself, or the end of the night if it is in the night.
Moment after_night(Moment moment, const Night& night, const UtcOffset& offset);

/// A night, as the clocks at some place show it.
struct LocalNight {
    Night night{};
    UtcOffset offset = [](Moment) { return 0; };
};

/// The moment itself, or the first after it that is in none of these nights. If they leave none, the first night
/// alone decides.
Moment after_nights(Moment moment, const std::vector<LocalNight>& nights);

/// The first moment after `moment` at which it is `minute_of_day` minutes into the local day.
Moment next_time_of_day(Moment moment, int minute_of_day, const UtcOffset& offset);

/// The offset in the time zone of this name; one that this machine does not know any more counts as UTC.
UtcOffset offset_in(const std::string& zone);

}  // namespace crisscross::server
