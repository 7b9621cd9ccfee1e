#pragma once

#include "engine/lexicon/lexicon.hpp"
#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The score of a tentative placement of the player's own tiles. Shows whether its words are valid only where they
/// are checked when they are laid. Changes nothing and closes no window.
Answer<protocol::server::Preview> preview(const GameState& state, const engine::Lexicon* lexicon, PlayerId player,
                                          const protocol::client::Preview& message);

}  // namespace crisscross::server
