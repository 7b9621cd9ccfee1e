#pragma once

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// Compiles words, sorted and each once, to a lexicon. Refuses an empty list, one that is too large for the format,
/// and a name that has control characters or more than 200 bytes. The result depends on nothing but the arguments.
Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet,
                                            const std::vector<Word>& words);

/// Compiles the words of a text (see `read_words`).
Result<Lexicon, LexiconFault> build_lexicon(const std::string& name, const Alphabet& alphabet, std::string_view text);

/// The same words laid with other tiles (TH+E instead of T+H+E): those that have two tiles or more.
Result<Lexicon, LexiconFault> respelt(const Lexicon& lexicon, const Alphabet& alphabet);

}  // namespace crisscross::engine
