#pragma once

#include "engine/game/game.hpp"
#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// Whether games by these rules may end because no player can lay anything more (K13): then decisions need the word
/// list in the alphabet of the tiles.
bool looks_for_plays(const Ruleset& rules);

/// Whether the game ends because no player can lay anything more (K13): the rules list that end and check words when
/// they are laid, the bag is empty, and a search through all plays of all racks finds none. The search needs the list
/// in the alphabet of the tiles; if it is in another one, nothing is proved.
bool no_play_left(const Game& game, const Lexicon& lexicon);

}  // namespace crisscross::engine
