#pragma once

#include "tests/load/players/players_run.hpp"

namespace crisscross::load {

/// How a server starts that has stored many rooms.
struct ColdStart {
    double seconds_to_ready = 0;
    double join = 0;        ///< milliseconds for the first join of a game of 25 turns; the median of nine
    double long_join = 0;   ///< of a game with as many turns as the options say; 0 if they say none
    double long_bytes = 0;  ///< of the answer to that
};

ColdStart cold_start(const std::filesystem::path& program, const std::filesystem::path& lexicon, Knowledge& knowledge,
                     const Options& options);

}  // namespace crisscross::load
