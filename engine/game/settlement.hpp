#pragma once

#include <span>
#include <vector>

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// The final scores of all seats when the game ends for `reason` (K14). Seats that resigned stay out of it (G4), and
/// a game won by a target, by tiles laid at once or by resignation is not settled (F2, R6).
std::vector<FinalScore> settle(const Game& game, Reason reason);

/// Who wins: who reached the target (F2) or laid so many tiles (R6); else the highest final score among the seats
/// still in the game, ties broken as the rules list it, then shared (K15). Nobody where no points are kept (R12).
std::vector<Seat> winners(const Game& game, std::span<const FinalScore> final_scores, Reason reason);

}  // namespace crisscross::engine
