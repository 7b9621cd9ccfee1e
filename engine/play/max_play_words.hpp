#pragma once

namespace crisscross::engine {

/// How many words a play may count: twenty tiles, each in words along four axes and read both ways.
inline constexpr int max_play_words = 20 * 4 * 2;

}  // namespace crisscross::engine
