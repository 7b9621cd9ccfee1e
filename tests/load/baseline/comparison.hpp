#pragma once

#include <vector>

#include "tests/load/baseline/commit_rate.hpp"
#include "tests/load/players/players_run.hpp"

namespace crisscross::load {

/// What one machine did in one run, so that its parts can be compared: medians of all repeats.
struct Comparison {
    CommitRate commits{};
    RunFigures bare{};                  ///< Beast alone, with frames of the same sizes
    std::vector<RunFigures> servers{};  ///< in the order of the options
};

/// The servers, Beast alone and the disk, in turn, as often as the options say.
Comparison compare(const std::filesystem::path& lexicon, Knowledge& knowledge, const Options& options);

/// Whether each command was answered and each frame was well formed.
bool is_sound(const Comparison& comparison);

}  // namespace crisscross::load
