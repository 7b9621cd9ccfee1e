#pragma once

#include <vector>

#include "engine/game/game.hpp"
#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// The events that start a game: beginning, bonuses on corners (X1), the first player (K2, R1, X2), racks (K3), first
/// turn. `list` is the hash of the word list as it was chosen (K16), whatever letters it is spelt in for this game.
/// `levels` has the name of each seat's level where the rules have levels (F1); it says how many seats there
/// are.
std::vector<Event> begin(const Rules& rules, const Lexicon::Hash& list, const Chance& chance,
                         const std::vector<std::string>& levels);

/// What follows from a command of `seat`: the events in order, or why it is refused (G1). Changes nothing.
/// `seat` is ignored for `Expire` and `NoPlayFound`.
Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command);

}  // namespace crisscross::engine
