#pragma once

#include "tests/load/players/players_run.hpp"

namespace crisscross::load {

/// Memory of the server, in bytes.
struct IdleMemory {
    double connection = 0;  ///< for each connection that has joined a room and is silent
    double room = 0;        ///< for each room that is loaded and watched by somebody, with a game of 20 turns
};

/// As many idle connections as the options say, and a quarter as many rooms.
IdleMemory idle_memory(const std::filesystem::path& program, const std::filesystem::path& lexicon,
                       Knowledge& knowledge, const Options& options);

}  // namespace crisscross::load
