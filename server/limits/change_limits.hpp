#pragma once

#include <cstdint>
#include <string>

#include "server/limits/limit_rates.hpp"
#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"

namespace crisscross::server {

/// How often people may change what is their own. Any thread.
class ChangeLimits {
public:
    ChangeLimits(const LimitRates& rates, ReachedLimits& reached);

    /// One more name for the guest, which each of their rooms stores.
    bool take_rename(const Requester& requester, Moment now);
    /// One more change of a person's devices or account: a hand-over, a name, a device signed out, a passkey.
    bool take_device_change(const Requester& requester, Moment now);
    /// One more change of a room by its host.
    bool take_room_change(const Requester& requester, Moment now);

private:
    ReachedLimits& reached_;
    KeyedLimit<std::int64_t> renames_;
    KeyedLimit<std::int64_t> device_changes_;
    KeyedLimit<std::int64_t> room_changes_;
};

}  // namespace crisscross::server
