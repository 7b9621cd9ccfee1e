#pragma once

#include <string>
#include <vector>

#include "engine/lexicon/alphabet.hpp"

namespace crisscross::test {

/// Enough short words to play whole games quickly, some with digraphs.
const std::vector<std::string>& short_words();
/// The same words, sorted, as sequences of letters.
const std::vector<engine::Word>& short_words_as_letters();

}  // namespace crisscross::test
