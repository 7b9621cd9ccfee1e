#pragma once

#include "protocol/messages/messages.hpp"

namespace crisscross::server {

/// Whether the store looks for something that it keeps for a person or in a chat, or notes how far somebody has read
/// it, or the public games are listed, so that the limit of lists counts it.
bool asks_for_list(const protocol::ClientMessage& message);

}  // namespace crisscross::server
