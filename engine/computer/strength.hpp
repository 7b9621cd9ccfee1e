#pragma once

#include <cstdint>

namespace crisscross::engine {

/// How well a computer player plays (docs/computer.md).
enum class Strength : std::uint8_t { beginner, casual, strong };

}  // namespace crisscross::engine
