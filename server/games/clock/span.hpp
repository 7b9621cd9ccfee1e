#pragma once

#include "server/time/moment.hpp"

namespace crisscross::server {

/// A length of time in milliseconds.
using Span = std::int64_t;

inline constexpr Span one_second = 1000;
inline constexpr Span one_minute = 60 * one_second;
inline constexpr Span one_hour = 60 * one_minute;
inline constexpr Span one_day = 24 * one_hour;

}  // namespace crisscross::server
