#pragma once

#include "engine/rules/ruleset.hpp"

namespace crisscross::engine {

/// How many words a play may count: a whole rack, each of its tiles in words along four axes and read both ways.
inline constexpr int max_play_words = max_rack_size * 4 * 2;

}  // namespace crisscross::engine
