#pragma once

#include "server/time/moment.hpp"

namespace crisscross::server {

/// A length of time in milliseconds.
using Span = std::int64_t;

namespace span {
inline constexpr Span second = 1000;
inline constexpr Span minute = 60 * second;
inline constexpr Span hour = 60 * minute;
inline constexpr Span day = 24 * hour;
}  // namespace span

inline constexpr int minutes_per_day = span::day / span::minute;

}  // namespace crisscross::server
