#pragma once

#include <cstdint>
#include <string>

#include "engine/result.hpp"
#include "server/limits/growth_limits.hpp"
#include "server/limits/permission.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// Permission to keep this many bytes from this network. If they are too many: in how many milliseconds to try again.
engine::Result<Permission, Span> permit_bytes(KeptBytes kept, const std::string& network, std::int64_t bytes,
                                              GrowthLimits& limits, Clock& clock);

}  // namespace crisscross::server
