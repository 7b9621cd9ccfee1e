#pragma once

#include <random>

#include "engine/catalogue/settings.hpp"

namespace crisscross::test {

/// A system with some of its knobs changed at random, so that they compile together.
engine::Settings random_settings(std::mt19937& random);

}  // namespace crisscross::test
