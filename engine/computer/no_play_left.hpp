#pragma once

#include <optional>

#include "engine/game/command.hpp"
#include "engine/game/game.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// The proof that nobody can lay anything more (K13): what is to be said to the game if a search through all plays of
/// all racks finds none. Nothing if there is a play, if the rules ask for no proof now (`may_end_without_plays`), or
/// if the budget was spent. The generator knows the word list of the game.
std::optional<NoPlayFound> no_play_left(const Game& game, Generator& generator, Budget& budget);
std::optional<NoPlayFound> no_play_left(const Game& game, Generator& generator);

}  // namespace crisscross::engine
