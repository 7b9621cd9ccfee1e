#pragma once

#include <optional>

#include "server/time/moment.hpp"
#include "storage/calls/alarm.hpp"

namespace crisscross::server {

/// For which alarms the waker looks next. The first time it looks for all of them, and then, every minute, for those
/// of the next few minutes. Each look goes back beyond the last one that succeeded, and once an hour to the
/// beginning: a room may not have been able to do what an alarm was for.
class AlarmLooks {
public:
    storage::AlarmQuery next(Moment now) const;
    /// The look for which `next` was asked at this moment has found all that there was.
    void succeeded(Moment now);

private:
    bool is_due_from_beginning(Moment now) const;

    std::optional<Moment> last_{};    // when a look succeeded
    Moment last_from_beginning_ = 0;  // likewise, of all alarms
};

}  // namespace crisscross::server
