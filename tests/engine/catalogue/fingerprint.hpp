#pragma once

#include <span>
#include <string>

#include "engine/game/game.hpp"

namespace crisscross::test {

/// A hash of everything in the events, in order, and of the position that they lead to (BLAKE2b, 16 bytes in hex).
std::string fingerprint(const engine::Game& game, std::span<const engine::Event> events);

}  // namespace crisscross::test
