#pragma once

#include <random>

#include "engine/rules/rules.hpp"

namespace crisscross::test {

/// A mixture of knobs that no system has, each chosen on its own, tried again until it compiles. The board is small
/// and the tiles are few, so that a game is short.
engine::Rules random_rules(std::mt19937& random);

}  // namespace crisscross::test
