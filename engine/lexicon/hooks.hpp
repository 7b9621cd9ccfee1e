#pragma once

#include <span>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// The letters that make a longer word of a list when they are put before or after a word, in the order of the
/// alphabet.
struct Hooks {
    std::vector<Letter> front{};
    std::vector<Letter> back{};
    bool operator==(const Hooks&) const = default;
};

/// The hooks of a word, which need not be in the list itself. Asks for two words for each letter of the alphabet.
Hooks hooks_of(const Lexicon& lexicon, std::span<const Letter> word);

}  // namespace crisscross::engine
