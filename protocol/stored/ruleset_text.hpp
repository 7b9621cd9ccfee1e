#pragma once

#include <string_view>

#include "engine/rules/ruleset.hpp"
#include "protocol/fault.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol {

/// Resolved rules as JSON text, as stored with a game (G5) and as sent in a snapshot.
Json write_ruleset(const engine::Ruleset& ruleset);
Decoded<engine::Ruleset> read_ruleset(std::string_view text);

}  // namespace crisscross::protocol
