#pragma once

#include <cstdint>

namespace crisscross::engine {

/// The number of a turn, counted from 1 over all seats. A play is named by the turn in which it was made.
using Turn = std::uint32_t;

}  // namespace crisscross::engine
