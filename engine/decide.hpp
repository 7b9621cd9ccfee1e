#pragma once

#include <vector>

#include "engine/game.hpp"
#include "engine/lexicon.hpp"

namespace crisscross::engine {

/// The events that start a game of `seats` seats: beginning, draw for first play (K2), racks (K3), first turn.
std::vector<Event> begin(const Rules& rules, const Lexicon& lexicon, const Chance& chance, int seats);

/// What follows from a command of `seat`: the events in order, or why it is refused (G1). Changes nothing.
/// `seat` is ignored for `Expire`.
Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command);

}  // namespace crisscross::engine
