#pragma once

#include <cstdint>

namespace crisscross::server {

/// Milliseconds since 1970 UTC.
using Moment = std::int64_t;

}  // namespace crisscross::server
