#pragma once

#include <string_view>

#include "engine/rules/rules.hpp"
#include "engine/rules/ruleset.hpp"
#include "protocol/fault.hpp"
#include "protocol/messages/games/game_event.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol {

/// Where the text of an event goes. The journal has the numbers of players, and `seconds` where the wire has `until`.
enum class Destination : std::uint8_t { journal, wire };

/// An event as JSON text. Hidden tiles (without faces) are written as a count only. `at` is when it happened, in
/// milliseconds since 1970 UTC; the wire's deadlines follow from it.
Json write_event(const engine::Rules& rules, const GameEvent& event, Destination destination, std::int64_t at = 0);
Decoded<GameEvent> read_event(const engine::Rules& rules, std::string_view text, std::int64_t at = 0);

/// Resolved rules as JSON text, as stored with a game (G5) and as sent in a snapshot.
Json write_ruleset(const engine::Ruleset& ruleset);
Decoded<engine::Ruleset> read_ruleset(std::string_view text);

}  // namespace crisscross::protocol
