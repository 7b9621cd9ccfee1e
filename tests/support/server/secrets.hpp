#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/seat.hpp"

namespace crisscross::test {

/// Reads all frames that a viewer received from a room and lists what the viewer should not have seen: tiles on other
/// racks, the seed before the end, or tiles where the protocol has none. `seat` is the viewer's.
std::vector<std::string> leaks(const std::vector<std::string>& frames, std::optional<engine::Seat> seat,
                               const std::string& seed_as_hex);

}  // namespace crisscross::test
