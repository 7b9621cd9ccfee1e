#pragma once

#include <string>
#include <vector>

#include "engine/rules/ruleset.hpp"

namespace crisscross::engine::catalogue {

/// The 15 x 15 layout of Classic, which other systems use too.
std::vector<std::string> classic_board();

/// The hundred English tiles.
std::vector<TileSpec> english_tiles();

}  // namespace crisscross::engine::catalogue
