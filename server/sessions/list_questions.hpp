#pragma once

#include "protocol/messages/messages.hpp"

namespace crisscross::server {

/// Whether it asks for what the store keeps for a person or in a chat, so that `ListLimits` counts it.
bool asks_for_list(const protocol::ClientMessage& message);

}  // namespace crisscross::server
