#pragma once

#include <cstdint>
#include <string>

namespace crisscross::test {

/// A whole game of a system by random players, as every seat and somebody without one see it: the JSON of a file in
/// protocol/fixtures/games. The same seed makes the same game.
std::string whole_game(const std::string& system, std::uint32_t seed);

}  // namespace crisscross::test
