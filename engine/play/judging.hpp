#pragma once

#include <vector>

#include "engine/lexicon/lexicon.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// Whether a sequence of tiles is a word of the game: its letters are in the list (H2), or the rules allow any word.
bool is_word(const Rules& rules, const Lexicon& lexicon, const Word& word);

/// The readings of a run that are words: as it stands, and backwards where that is allowed. A palindrome has only one
/// reading (X6).
std::vector<Word> good_readings(const Rules& rules, const Lexicon& lexicon, const Word& word);

/// Those of `words` that have no good reading (K11, K16), in order.
std::vector<Word> bad_words(const Rules& rules, const Lexicon& lexicon, const std::vector<Word>& words);

}  // namespace crisscross::engine
