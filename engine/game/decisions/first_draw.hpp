#pragma once

#include <span>
#include <vector>

#include "engine/game/event.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// The seats that drew the best tile for first play: a blank, else the letter that comes first in the alphabet. A
/// red-crossed tile comes last (K2, H8).
std::vector<Seat> best_of(std::span<const SeatTile> draws);

/// So many rounds may draw everybody again (R1). After that only the seats that tied draw again: a tile set from a
/// file may have one tile almost everywhere, and somebody would tie without end.
inline constexpr std::size_t max_rounds_for_everybody = 1000;

/// The rounds of the draw until one seat is best. After a tie, the seats that tied draw again while the tiles drawn
/// before stay out (K2), or everybody puts back and draws again (R1). `first_event` is the number of the first
/// round's event.
std::vector<OrderDrawn> draw_order(const Rules& rules, const Chance& chance, int seats, std::uint32_t first_event);

}  // namespace crisscross::engine
