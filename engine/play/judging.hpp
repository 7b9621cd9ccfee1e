#pragma once

#include <vector>

#include "engine/lexicon/lexicon.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// Whether a sequence of tiles is a word of the game: in the list, by its letters (H2), or anything where all is
/// allowed.
bool is_word(const Rules& rules, const Lexicon& lexicon, const Word& word);

/// The ways to read a run that are words: as it stands, and backwards where that is allowed. A palindrome is read
/// once (X6).
std::vector<Word> good_readings(const Rules& rules, const Lexicon& lexicon, const Word& word);

/// Those of `words` that cannot be read as a word (K11, K16), in order.
std::vector<Word> bad_words(const Rules& rules, const Lexicon& lexicon, const std::vector<Word>& words);

}  // namespace crisscross::engine
