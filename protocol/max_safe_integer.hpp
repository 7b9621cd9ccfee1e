#pragma once

#include <cstdint>

namespace crisscross::protocol {

/// 2^53 - 1. The page keeps numbers as doubles, and so do many programs that read JSON: they round larger integers.
inline constexpr std::int64_t max_safe_integer = 9'007'199'254'740'991;

}  // namespace crisscross::protocol
