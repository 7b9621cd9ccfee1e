#pragma once

#include "engine/chance.hpp"
#include "engine/lexicon.hpp"

namespace crisscross::engine {

/// What decisions are made with besides the game: the word list and the source of all draws.
struct Means {
    const Lexicon& lexicon;
    const Chance& chance;
};

}  // namespace crisscross::engine
