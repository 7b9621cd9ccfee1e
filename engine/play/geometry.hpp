#pragma once

#include <optional>

#include "engine/play/placement.hpp"

namespace crisscross::engine {

/// Finds the runs that a play touched and checks where it lies: lines, gaps, opening, contact (K4, K5, H5, H6, X4,
/// R3), and digraphs spelt letter by letter (H2). The edits have been carried out on `placement.board`; `before` is
/// the board without them.
std::optional<Refusal> check_geometry(const Rules& rules, const Board& before, std::optional<Axis> line,
                                      PlacedTiles& placement);

}  // namespace crisscross::engine
