#pragma once

#include "engine/game/command.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "tests/fuzz/bytes.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::fuzz {

/// The next command, as the bytes choose it: one that the generator finds or that is allowed, or anything at all from
/// anybody. `list` has the words of the game in the letters of its tiles.
test::Move chosen_command(const engine::Game& game, const engine::Lexicon& list, Bytes& bytes);

}  // namespace crisscross::fuzz
