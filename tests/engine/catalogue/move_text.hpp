#pragma once

#include <string>

#include "engine/game/game.hpp"
#include "tests/support/engine/random_player.hpp"

namespace crisscross::test {

/// What a seat does, in one line that people can read: `0 play H8=TH I8=?S J8=# K8=#T`, `1 play rise H8=Q`,
/// `0 exchange A TH`, `1 starter H8 both diagonal`, `0 vote convinced`, `expire`. A tile that is crossed out is `#`,
/// with the tile in its place after it. Turns are not named: each command is about the turn or the play that it can
/// be about.
std::string text(const engine::Rules& rules, const Move& move);

/// The move that a line says, for a game in which it is legal. Throws if it says none.
Move read_move(const engine::Game& game, const std::string& line);

}  // namespace crisscross::test
