#pragma once

#include <random>
#include <string>

#include "tests/support/engine/started_game.hpp"

namespace crisscross::test {

/// What is wrong with what a seat may do and is asked to do now; empty if nothing is. `decide` must refuse a command
/// for its turn or phase exactly when it is not in the list, and neither may depend on hidden tiles.
std::string wrong_permission(const StartedGame& started, engine::Seat seat, std::mt19937& random);

}  // namespace crisscross::test
