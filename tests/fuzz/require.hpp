#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace crisscross::fuzz {

/// Ends the program when a promise is broken, whatever the bytes were; a fuzzer then keeps them.
inline void require(bool is_kept, std::string_view promise) {
    if (is_kept) return;
    std::fprintf(stderr, "broken: %.*s\n", static_cast<int>(promise.size()), promise.data());
    std::abort();
}

}  // namespace crisscross::fuzz
