#pragma once

#include <string>

#include "engine/rules/rules.hpp"
#include "protocol/gcg/gcg.hpp"

namespace crisscross::protocol::gcg {

/// Tiles as a rack is written: `AEINR?`.
std::string spelt(const engine::Rules& rules, const engine::TileCounts& tiles);

/// `8D` for a play across, `D8` for one down.
std::string position_name(engine::Cell start, engine::Axis axis);

}  // namespace crisscross::protocol::gcg
