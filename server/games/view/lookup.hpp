#pragma once

#include <span>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/lexicons/listed_lexicon.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Whether the viewer may ask the lists now: whenever words may be looked up, and with a seat during a vote. Watchers
/// help no voter, and for those with a delay the vote may be over.
bool may_ask_lists(const GameState& state, engine::Viewer viewer);

/// Which of the server's lists have the words, to help voters (R8). NOT_NOW unless the viewer may ask.
Answer<protocol::server::Lookup> look_up(const GameState& state, engine::Viewer viewer,
                                         std::span<const ListedLexicon> lists,
                                         const protocol::client::Lookup& message);

/// The word lists on offer, the default first.
std::vector<protocol::LexiconNote> lexicon_notes(std::span<const ListedLexicon> lists);

}  // namespace crisscross::server
