#pragma once

#include <cstdint>
#include <string>

#include "protocol/stored/game_text.hpp"
#include "tests/support/engine/started_game.hpp"

namespace crisscross::test {

/// A game as its journal has it, with what happens in a room besides the moves. `levels` has one for each seat.
protocol::ExportedGame recorded_game(const StartedGame& played, const std::vector<std::string>& levels);

/// A whole game by random players, as `eventful_game` makes it.
protocol::ExportedGame recorded_game(const engine::Rules& rules, int seats, std::uint32_t number);

/// Seats for the number-th of many games: every number of players in turn.
int seats_of(const engine::Ruleset& ruleset, std::uint32_t number);

}  // namespace crisscross::test
