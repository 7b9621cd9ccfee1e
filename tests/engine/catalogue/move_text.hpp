#pragma once

#include <string>

#include "engine/game/game.hpp"
#include "tests/support/engine/random_player.hpp"

namespace crisscross::test {

/// What a seat does, in one readable line: `0 play H8=TH I8=?S J8=# K8=#T`, `1 play rise H8=Q`,
/// `0 exchange A TH`, `1 starter H8 both diagonal`, `0 vote convinced`, `expire`. A crossed-out tile is `#`,
/// followed by the tile laid in its place. Turns are not named: each command is about the only turn or play that it
/// can mean.
std::string text(const engine::Rules& rules, const Move& move);

/// Parses a line into a move, for a game in which it is legal. Throws if it cannot.
Move read_move(const engine::Game& game, const std::string& line);

}  // namespace crisscross::test
