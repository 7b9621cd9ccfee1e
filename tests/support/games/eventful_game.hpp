#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/rules/rules.hpp"
#include "tests/support/engine/started_game.hpp"

namespace crisscross::test {

/// The levels of this many seats: each a different one, as far as the rules have levels (F1).
std::vector<std::string> levels_for(const engine::Ruleset& ruleset, int seats);

/// A whole game by random players. In some games a move is taken back, time costs a turn, points or the game, or all
/// agree to end it. The same number makes the same game.
StartedGame eventful_game(const engine::Rules& rules, int seats, std::uint32_t number);

}  // namespace crisscross::test
