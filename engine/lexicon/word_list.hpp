#pragma once

#include <string_view>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// Letters of the words that a list may have: at most the side of the largest board in the catalogue.
inline constexpr int min_list_word_letters = 2;
inline constexpr int max_list_word_letters = 21;

/// The words of a text, sorted and without repeats, and how many were left out.
struct WordList {
    std::vector<Word> words{};
    std::size_t too_short = 0;
    std::size_t too_long = 0;
    std::size_t repeated = 0;
    bool operator==(const WordList&) const = default;
};

/// Parses a list with one word on each line, in capitals or small letters. A byte order mark, empty lines and CR LF
/// are fine; a line with anything but letters of the alphabet is refused with its number.
Result<WordList, LexiconFault> parse_words(std::string_view text, const Alphabet& alphabet);

/// The hash of sorted words, as docs/lexicon.md defines it.
Lexicon::Hash hash_of(const Alphabet& alphabet, const std::vector<Word>& words);

}  // namespace crisscross::engine
