#pragma once

#include "engine/rules/rules.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::test {

/// The message that a client sends for a command, without an id. Not for `Expire`, which clients never send.
protocol::ClientMessage spoken(const engine::Rules& rules, const engine::Command& command);

}  // namespace crisscross::test
