#pragma once

#include "server/limits/counted_limit.hpp"
#include "server/limits/limit_rates.hpp"

namespace crisscross::server {

/// How often people may change what is their own.
struct ChangeLimits {
    ChangeLimits(const LimitRates& rates, ReachedLimits& reached)
        : renames(Limit::renames, rates.renames_per_person, reached),
          device_changes(Limit::device_changes, rates.device_changes_per_person, reached),
          room_changes(Limit::room_changes, rates.room_changes_per_person, reached) {}

    PersonLimit renames;         ///< new names of guests, which each of their rooms stores
    PersonLimit device_changes;  ///< of devices or accounts: a hand-over, a name, a device signed out, a passkey
    PersonLimit room_changes;    ///< of rooms, by their hosts
};

}  // namespace crisscross::server
