#pragma once

#include <optional>

#include "server/limits/growth_limits.hpp"
#include "server/limits/permission.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

/// To create a room, or another game in one. Nothing if there were too many, as `GrowthLimits::take_room` says.
std::optional<Permission> permit_room(const Requester& requester, GrowthLimits& limits, Clock& clock);

}  // namespace crisscross::server
