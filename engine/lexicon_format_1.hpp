#pragma once

#include "engine/lexicon_format.hpp"

/// Lexicon files as they were before word graphs: an automaton that is walked forwards only. Rooms of that time keep
/// their lists so.
namespace crisscross::engine::lexicon_format_1 {

/// The words of such a file, in order; each edge is checked before it is walked.
Result<std::vector<Word>, LexiconFault> read_words(std::span<const std::uint32_t> edges,
                                                   const lexicon_format::Contents& contents);

}  // namespace crisscross::engine::lexicon_format_1
