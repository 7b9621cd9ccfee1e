#pragma once

#include <cstdint>
#include <vector>

#include "engine/lexicon/alphabet.hpp"

namespace crisscross::engine {

/// The cells of the word graph of words, sorted and without repeats. The same words give the same cells.
std::vector<std::uint32_t> word_graph_of(const std::vector<Word>& words);

}  // namespace crisscross::engine
