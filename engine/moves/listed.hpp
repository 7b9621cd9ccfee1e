#pragma once

#include "engine/lexicon/lexicon.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// Whether a run spells a word of the list, from its other end too where the rules read so. Unlike `good_readings`
/// this asks the list also where anything is a word.
inline bool is_listed(const Rules& rules, const Lexicon& list, const Word& word) {
    if (list.contains(word)) return true;
    return rules.ruleset().reading == Reading::both && list.contains(Word(word.rbegin(), word.rend()));
}

}  // namespace crisscross::engine
