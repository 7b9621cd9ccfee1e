#pragma once

#include <span>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/lexicons/listed_lexicon.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Whether the lists may be asked now: during a vote, and whenever words may be looked up.
bool may_ask_lists(const GameState& state);

/// Which of the server's lists have the words, to help voters (R8). NOT_NOW unless a vote is running or words may
/// be looked up anyway.
Answer<protocol::server::Lookup> look_up(const GameState& state, std::span<const ListedLexicon> lists,
                                         const protocol::client::Lookup& message);

/// The word lists on offer, the default first.
std::vector<protocol::LexiconNote> lexicon_notes(std::span<const ListedLexicon> lists);

}  // namespace crisscross::server
