#pragma once

#include <cstdint>
#include <string>

#include "engine/rules/rules.hpp"

namespace crisscross::test {

/// The system with about 50 tiles: the same rules and a shorter file.
engine::Rules shortened(const std::string& system);

/// A whole game of a system by random players, as every seat and somebody without one see it: the JSON of a file in
/// protocol/fixtures/games. The same seed makes the same game.
std::string whole_game(const std::string& system, std::uint32_t seed);

}  // namespace crisscross::test
