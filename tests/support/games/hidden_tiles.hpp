#pragma once

#include <random>

#include "engine/game/view/visibility.hpp"

namespace crisscross::test {

/// The game with all tiles that the viewer does not see dealt anew to the other racks and the bag.
engine::Game with_other_hidden_tiles(engine::Game game, engine::Viewer viewer, std::mt19937& random);

}  // namespace crisscross::test
