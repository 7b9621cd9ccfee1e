#pragma once

#include <random>
#include <vector>

#include "engine/rules/options.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::test {

/// A random mixture of knobs: each is chosen independently, until they compile together. The board is small and there
/// are few tiles, so that games are short.
engine::Rules random_rules(std::mt19937& random);

/// Every set of options that a first player can choose (X2).
std::vector<engine::Options> all_options();

}  // namespace crisscross::test
