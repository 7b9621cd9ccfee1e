#pragma once

#include <vector>

#include "engine/rules/options.hpp"

namespace crisscross::test {

/// Every set of options that a first player can choose (X2).
std::vector<engine::Options> all_options();

}  // namespace crisscross::test
