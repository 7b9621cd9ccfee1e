#pragma once

#include <cstdint>

namespace crisscross::server {

/// How urgent a job is, the most urgent first.
enum class JobClass : std::uint8_t {
    people,     ///< computers and proofs in rooms where a person plays
    hints,      ///< a player is waiting in a turn
    analyses,   ///< of games that are over
    computers,  ///< in rooms where only computers play, and people watch
};

}  // namespace crisscross::server
