#pragma once

#include <span>
#include <vector>

#include "engine/event.hpp"
#include "engine/lexicon.hpp"

namespace crisscross::engine {

/// The words of a play.
std::vector<Word> words_of(const PlayScore& score);

/// Those of `words` that the list does not have (K11, K16), in order.
std::vector<Word> bad_words(const Lexicon& lexicon, std::span<const Word> words);

/// What a challenge costs that fails (K17): a turn of the challenger, points for the challenged player, or nothing.
Upheld upheld(Ruling ruling, Turn play, Seat seat, Seat challenger);

}  // namespace crisscross::engine
