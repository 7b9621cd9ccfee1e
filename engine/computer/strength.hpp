#pragma once

#include <cstdint>

#include "engine/rules/names.hpp"

namespace crisscross::engine {

/// How well a computer player plays (docs/computer.md).
enum class Strength : std::uint8_t { beginner, casual, strong };

template <>
struct Names<Strength> {
    using E = Strength;
    static constexpr std::array<Name<E>, 3> all{
        {{E::beginner, "beginner"}, {E::casual, "casual"}, {E::strong, "strong"}}};
};

}  // namespace crisscross::engine
