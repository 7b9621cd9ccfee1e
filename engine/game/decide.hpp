#pragma once

#include <vector>

#include "engine/game/game.hpp"
#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// The events that start a game: beginning, bonuses on corners (X1), the first player (K2, R1, X2), racks (K3), first
/// turn. `levels` has the name of each seat's level where the rules have levels (F1); it says how many seats there
/// are.
std::vector<Event> begin(const Rules& rules, const Lexicon& lexicon, const Chance& chance,
                         const std::vector<std::string>& levels);

/// What follows from a command of `seat`: the events in order, or why it is refused (G1). Changes nothing.
/// `seat` is ignored for `Expire`.
Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command);

}  // namespace crisscross::engine
