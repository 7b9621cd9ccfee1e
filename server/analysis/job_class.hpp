#pragma once

#include <cstdint>

namespace crisscross::server {

/// What is served first.
enum class JobClass : std::uint8_t {
    people,     ///< computers and proofs in rooms where somebody plays or watches
    hints,      ///< somebody waits for them in a turn
    analyses,   ///< of games that are over
    computers,  ///< rooms in which only computers play, and nobody looks on
};

}  // namespace crisscross::server
