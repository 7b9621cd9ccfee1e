#pragma once

#include "protocol/messages/messages.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/rooms/room_state.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// What the server's lists say about words, as a help for those who vote (R8); NOT_NOW unless a vote runs or the game
/// is over.
Answer<protocol::server::Lookup> look_up(const RoomState& state, const LexiconStore& store,
                                         const protocol::client::Lookup& message);

/// The word lists on offer, the default first.
std::vector<protocol::LexiconNote> lexicon_notes(const LexiconStore& store);

}  // namespace crisscross::server
