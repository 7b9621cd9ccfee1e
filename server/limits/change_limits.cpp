#include "server/limits/change_limits.hpp"

namespace crisscross::server {

ChangeLimits::ChangeLimits(const LimitRates& rates, ReachedLimits& reached)
    : reached_(reached),
      renames_(rates.renames),
      device_changes_(rates.device_changes),
      room_changes_(rates.room_changes) {}

bool ChangeLimits::take_rename(const Requester& requester, Moment now) {
    if (renames_.take(requester.player, now)) return true;
    reached_.add(Limit::renames, requester.network, now);
    return false;
}

bool ChangeLimits::take_device_change(const Requester& requester, Moment now) {
    if (device_changes_.take(requester.player, now)) return true;
    reached_.add(Limit::device_changes, requester.network, now);
    return false;
}

bool ChangeLimits::take_room_change(const Requester& requester, Moment now) {
    if (room_changes_.take(requester.player, now)) return true;
    reached_.add(Limit::room_changes, requester.network, now);
    return false;
}

}  // namespace crisscross::server
