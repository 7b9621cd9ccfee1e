#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "engine/result.hpp"
#include "protocol/messages/client_messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/limits/permission.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Takes this many bytes from what a network may add to games. The error is in how many milliseconds to try again.
using TakeGameBytes =
    std::function<engine::Result<Permission, Moment>(const std::string& network, std::int64_t bytes)>;

/// What the row of an event, and the receipt of the command that led to it, take in the database besides the event.
inline constexpr std::int64_t bytes_per_entry = 64;

/// How many bytes these events add to the journal of their game, until the game is over and its journal is packed.
std::int64_t game_bytes(const engine::Rules& rules, std::span<const protocol::GameEvent> events);

/// The permission to store what a command from this network led to, or why it must wait: TOO_MANY_MOVES. Counts
/// what `GameLimits::refuse_move` counts, and nothing before the start: until then the journal does not grow.
Answer<Permission> permit(const TakeGameBytes& take, const std::string& network, const protocol::GameCommand& command,
                          const GameState& state, std::span<const protocol::GameEvent> events);

}  // namespace crisscross::server
