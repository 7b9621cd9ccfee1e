#pragma once

#include <string>

#include "engine/game/game.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::test {

/// A seat's command in one readable line: `0 play H8=TH I8=?S J8=# K8=#T`, `1 play diagonal_up H8=Q`,
/// `0 exchange A TH`, `1 starter H8 both diagonal`, `0 vote convinced`, `expire`. A crossed-out tile is `#`,
/// followed by the tile laid in its place. Lines have no turns: each command refers to the only turn or play that is
/// possible.
std::string text(const engine::Rules& rules, const Move& move);

/// Parses a line into a move, for a game in which it is legal. Throws if it cannot.
Move read_move(const engine::Game& game, const std::string& line);

}  // namespace crisscross::test
