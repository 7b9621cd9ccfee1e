#pragma once

#include <random>

#include "engine/lexicon/lexicon.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::test {

/// The same knobs with a tiny board, few kinds of tiles and small racks, so that every play can be tried. Special
/// tiles and digraphs stay.
engine::Rules small_rules(engine::Ruleset ruleset, std::mt19937& random);

/// Short words made of the letters of small rules.
engine::Lexicon small_lexicon(const engine::Rules& rules, std::mt19937& random);

}  // namespace crisscross::test
