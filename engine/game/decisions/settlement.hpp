#pragma once

#include <span>
#include <vector>

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// The final scores of all seats when the game ends for `reason` (K14). The settlement leaves out seats that resigned
/// (G4), and there is none in a game won by a target, by tiles laid at once, or by being the last one left (F2, R6).
/// Overtime is taken off whatever the reason, but not from a score that is frozen (T3).
std::vector<FinalScore> settle(const Game& game, EndReason reason);

/// The winners: the seat that reached its target (F2) or laid enough tiles at once (R6), else the highest final score
/// among the seats still in the game. The rules say how ties are broken; those that remain are shared (K15). Nobody
/// wins where no points are kept (R12).
std::vector<Seat> winners(const Game& game, std::span<const FinalScore> final_scores, EndReason reason);

}  // namespace crisscross::engine
