#pragma once

#include "engine/rules/rules.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::test {

/// A command as a client says it, without an id. Not for `Expire`, which nobody says.
protocol::ClientMessage spoken(const engine::Rules& rules, const engine::Command& command);

}  // namespace crisscross::test
