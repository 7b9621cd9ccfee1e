#pragma once

#include <optional>
#include <vector>

#include "engine/board.hpp"
#include "engine/play.hpp"
#include "engine/result.hpp"
#include "engine/rules.hpp"

namespace crisscross::engine {

/// The board after edits that may stand there, whatever the words are, with the cells they changed in reading order.
struct Placement {
    Board board;
    std::vector<Cell> laid;
};

/// Checks tiles, cells and geometry of a play (K4, K5, K8), the rack too if one is given, but no words.
Result<Placement> place(const Rules& rules, const Board& board, const TileCounts* rack, const Edits& edits);

/// `NOT_IN_RACK` with the tiles of `wanted` that the rack has too few of.
std::optional<Refusal> check_rack(const Rules& rules, const TileCounts& rack, const TileCounts& wanted);

}  // namespace crisscross::engine
