#pragma once

#include <span>
#include <vector>

#include "engine/game/event.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// The seats that hold the best tile of a draw for first play: a blank, else the letter that comes first in the
/// alphabet; a red-crossed tile comes last (K2, H8).
std::vector<Seat> best_of(std::span<const SeatTile> draws);

/// The rounds of the draw until one seat is best. Who ties draws again, the tiles drawn before staying out (K2), or
/// everybody puts back and draws again (R1). `first_event` is the number that the first round will have.
std::vector<OrderDrawn> draw_order(const Rules& rules, const Chance& chance, int seats, std::uint32_t first_event);

}  // namespace crisscross::engine
