#pragma once

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// Compiles words, sorted and without repeats, into a lexicon. Refuses an empty list, one too large for the format,
/// and a name with control characters or more than 200 bytes. The result depends on nothing but the arguments.
Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet,
                                            const std::vector<Word>& words);

/// Compiles the words of a text (see `parse_words`).
Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet, std::string_view text);

/// The same words spelt with other tiles (TH+E instead of T+H+E), as long as they still have at least two tiles.
Result<Lexicon, LexiconFault> respelt(const Lexicon& lexicon, const Alphabet& alphabet);

}  // namespace crisscross::engine
