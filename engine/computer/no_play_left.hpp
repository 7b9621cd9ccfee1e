#pragma once

#include <optional>

#include "engine/game/command.hpp"
#include "engine/game/game.hpp"
#include "engine/moves/generator.hpp"

namespace crisscross::engine {

/// The command to give if a search proves that no rack has a play left (K13). Nothing if there is a play, if the
/// rules ask for no proof now (`may_end_without_plays`), or if the budget was spent. The generator must know the word
/// list of the game.
std::optional<NoPlayFound> no_play_left(const Game& game, Generator& generator, Budget& budget);
std::optional<NoPlayFound> no_play_left(const Game& game, Generator& generator);

}  // namespace crisscross::engine
