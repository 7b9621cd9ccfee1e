#pragma once

#include <cstdint>
#include <span>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// What the cells of a word graph hold.
struct Survey {
    std::uint32_t words = 0;
    std::uint32_t longest_word = 0;  ///< letters
};

/// Checks everything that walks rely on: each arc leads forward to the beginning of a node of the kind that it says,
/// letters are in order and belong to the alphabet, no path turns twice, and each leads to the end of a word. So no
/// walk leaves the cells, loops, or takes longer than the words are long.
Result<Survey, LexiconFault> survey(std::span<const std::uint32_t> cells, int letters);

}  // namespace crisscross::engine
