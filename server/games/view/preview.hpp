#pragma once

#include "engine/lexicon/lexicon.hpp"
#include "engine/play/assessment.hpp"
#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The score of a tentative placement of the player's own tiles. Shows whether its words are valid only where they
/// are checked when they are laid. Changes nothing and closes no window.
Answer<protocol::server::Preview> preview(const GameState& state, const engine::Lexicon* lexicon, PlayerId player,
                                          const protocol::client::Preview& message);

/// What a page shows of a score: an invalid run scores nothing where only valid readings count (X6); here it has what
/// it would score.
engine::PlayScore shown_score(const engine::Rules& rules, const engine::Assessment& assessment);

}  // namespace crisscross::server
