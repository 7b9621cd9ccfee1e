#pragma once

#include "engine/lexicon/lexicon.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_state.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// What a tentative placement of the player's own tiles would score. Says whether its words are good only where they
/// are checked when they are laid anyway. Changes nothing and closes nothing.
Answer<protocol::server::Preview> preview(const RoomState& state, const engine::Lexicon* lexicon, PlayerId player,
                                          const protocol::client::Preview& message);

}  // namespace crisscross::server
