#pragma once

#include <random>

#include "engine/catalogue/settings.hpp"

namespace crisscross::test {

/// A system with some of its knobs changed, each on its own; tried again until it compiles.
engine::Settings random_settings(std::mt19937& random);

}  // namespace crisscross::test
