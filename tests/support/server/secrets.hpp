#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/event.hpp"

namespace crisscross::test {

/// Reads every frame that one viewer ever got of one room and lists what it should not have learnt: tiles of a rack
/// that is not its own, the seed before the end, or tiles in a place where the protocol has none. `seat` is the
/// viewer's.
std::vector<std::string> leaks(const std::vector<std::string>& frames, std::optional<engine::Seat> seat,
                               const std::string& seed_as_hex);

}  // namespace crisscross::test
