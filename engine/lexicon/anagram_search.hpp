#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// Words with more letters have no anagrams here. The search follows every beginning of a word that the letters can
/// spell, and these grow with the letters: 15 of them spell fewer than 50,000 beginnings of the default list.
inline constexpr std::size_t max_anagram_letters = 15;

/// At most this many anagrams are found.
inline constexpr std::size_t max_anagrams = 50;

/// The other words of a list that have exactly the letters of `word`, in alphabetical order.
std::vector<Word> anagrams_of(const Lexicon& lexicon, std::span<const Letter> word);

}  // namespace crisscross::engine
