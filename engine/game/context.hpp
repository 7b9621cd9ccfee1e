#pragma once

#include "engine/game/chance.hpp"
#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// What decisions are made with besides the game: the word list and the source of all draws.
struct DecisionContext {
    const Lexicon& lexicon;
    const Chance& chance;
};

}  // namespace crisscross::engine
