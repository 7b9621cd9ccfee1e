#pragma once

#include <array>
#include <cstdint>

#include "engine/rules/names.hpp"

namespace crisscross::server {

enum class Stage : std::uint8_t { waiting, playing, over };

}  // namespace crisscross::server

/// As it is stored and sent.
template <>
struct crisscross::engine::Names<crisscross::server::Stage> {
    using E = server::Stage;
    static constexpr std::array<Name<E>, 3> all{
        {{E::waiting, "waiting"}, {E::playing, "playing"}, {E::over, "over"}}};
};
