#pragma once

#include "protocol/messages.hpp"
#include "server/complaint.hpp"
#include "server/lexicon_shelf.hpp"
#include "server/room_state.hpp"

namespace crisscross::server {

/// What the server's lists say about words, as a help for those who vote (R8); NOT_NOW unless a vote runs or the game
/// is over.
Answer<protocol::server::Found> look_up(const RoomState& state, const LexiconShelf& shelf,
                                        const protocol::client::Lookup& message);

/// The word lists on offer, the default first.
std::vector<protocol::LexiconNote> lexicon_notes(const LexiconShelf& shelf);

}  // namespace crisscross::server
