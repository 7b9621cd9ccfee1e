#pragma once

#include <cstdlib>
#include <string_view>

#include "tests/support/sanitized.hpp"

namespace crisscross::test {

/// The sanitizers make everything about ten times slower.
#ifdef CRISSCROSS_SANITIZED
inline constexpr bool is_slow = true;
#else
inline constexpr bool is_slow = false;
#endif

/// Whether to run everything (CRISSCROSS_LONG=1) rather than a sample.
inline bool long_run() {
    const char* wanted = std::getenv("CRISSCROSS_LONG");
    return wanted && std::string_view(wanted) == "1";
}

/// How often a random test repeats itself.
inline int repetitions(int brief, int full) {
    return long_run() ? full : brief;
}

}  // namespace crisscross::test
