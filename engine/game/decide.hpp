#pragma once

#include <vector>

#include "engine/game/game.hpp"
#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// The events that start a game: its beginning, bonuses on corners (X1), the first player (K2, R1, X2), racks (K3)
/// and the first turn. `list` is the hash of the word list as it was chosen (K16), before any respelling in the
/// letters of the tiles. `levels` has an entry for each seat: the name of its level where the rules have levels (F1).
std::vector<Event> begin(const Rules& rules, const Lexicon::Hash& list, const Chance& chance,
                         const std::vector<std::string>& levels);

/// What a command of `seat` causes: events in order, or a refusal (G1). Changes nothing. `seat` is ignored
/// for the commands of the clock and for `NoPlayFound`; for `TakeBack` it is the seat that made the move.
Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command);

}  // namespace crisscross::engine
