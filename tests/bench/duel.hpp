#pragma once

#include <array>
#include <functional>

#include "engine/computer/computer_player.hpp"
#include "engine/decide.hpp"

namespace crisscross::test {

/// The 256 bits of a game, from a number.
engine::Seed seed_of(std::uint32_t number);

/// A game of two computer players to its end: the same number gives the same draws. `before_turn` is shown the game
/// before each command of a turn. A refused command ends the program.
engine::Ended duel(const engine::Rules& rules, const engine::Lexicon& list, std::uint32_t number,
                   std::array<engine::ComputerPlayer*, 2> players,
                   const std::function<void(const engine::Game&)>& before_turn = {});

}  // namespace crisscross::test
