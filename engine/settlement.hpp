#pragma once

#include <span>
#include <vector>

#include "engine/game.hpp"

namespace crisscross::engine {

/// The accounts of all seats when the game ends for `reason` (K14). Seats that resigned stay out of it (G4), and
/// where all but one have resigned nothing is settled.
std::vector<Account> settle(const Rules& rules, std::span<const Player> players, Reason reason);

/// Who wins (K15): the highest final score among the seats still in the game, ties broken as the rules list it, else
/// shared.
std::vector<Seat> winners(const Rules& rules, std::span<const Player> players, std::span<const Account> accounts);

}  // namespace crisscross::engine
