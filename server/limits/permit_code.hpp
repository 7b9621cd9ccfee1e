#pragma once

#include <optional>
#include <string>

#include "server/limits/guess_limits.hpp"
#include "server/limits/permission.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

/// To name a room by its code, which uses the permission if it leads nowhere. It is taken first, so that no number of
/// requests at once gets more guesses. Nothing if the network has guessed too often.
std::optional<Permission> permit_code(const std::string& network, GuessLimits& limits, Clock& clock);

}  // namespace crisscross::server
