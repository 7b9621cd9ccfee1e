#pragma once

#include <optional>

#include "server/limits/limits.hpp"
#include "server/limits/permission.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

/// To create a room, or another game in one. Nothing if there were too many, as `Limits::take_room` says.
std::optional<Permission> permit_room(const Requester& requester, Limits& limits, Clock& clock);

}  // namespace crisscross::server
