#pragma once

#include <vector>

#include "engine/game/allowed.hpp"
#include "protocol/messages/message_parts.hpp"

namespace crisscross::protocol {

/// What a viewer may do now: `[{"command": "exchange", "turn": 12, "least": 1, "most": 7}, ...]`.
Json write_allowed(const std::vector<engine::Allowed>& allowed);

}  // namespace crisscross::protocol
