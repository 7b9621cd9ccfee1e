#pragma once

#include "engine/game/command.hpp"
#include "server/runtime/moment.hpp"

namespace crisscross::server {

/// How long a computer seems to think about what it says, in milliseconds: `pause` for an answer to somebody else's
/// play, somewhat longer for a turn without a play, and longer the more tiles a play has.
Moment thinking_time(const engine::Command& command, Moment pause);

}  // namespace crisscross::server
