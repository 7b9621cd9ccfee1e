#pragma once

#include <optional>

#include "engine/play/placement.hpp"

namespace crisscross::engine {

/// Checks the edits of a play one by one, cells and tiles only, and carries them out on `placement.board`
/// (`EMPTY`, `OFF_BOARD`, `OCCUPIED`, `BAD_TILE`, `RED_TARGET`).
std::optional<Refusal> apply_entries(const Rules& rules, const Edits& edits, Placement& placement);

}  // namespace crisscross::engine
