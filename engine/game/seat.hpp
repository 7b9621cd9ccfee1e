#pragma once

#include <cstddef>

namespace crisscross::engine {

/// Zero-based place in the order of play.
using Seat = int;
/// Where the seat is in a list by seats.
constexpr std::size_t index_of(Seat seat) {
    return static_cast<std::size_t>(seat);
}

}  // namespace crisscross::engine
