#pragma once

#include "engine/game/command.hpp"
#include "server/runtime/moment.hpp"

namespace crisscross::server {

/// How long a computer appears to think before a command, in milliseconds: `pause` for a reaction to another player's
/// play, somewhat longer for an exchange or a pass, and longer still for a play with many tiles.
Moment thinking_time(const engine::Command& command, Moment pause);

}  // namespace crisscross::server
