#pragma once

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"
#include "server/runtime/entropy.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

class LexiconStore;

/// A room that is about to be stored.
struct NewRoom {
    storage::CreateRoom create{};  ///< still without a code; in its first event the creator takes a seat
    engine::Lexicon lexicon;
};

/// Rules, word list, seed and first seat as requested, or the refusal (BAD_SETTINGS, UNKNOWN_LEXICON, BAD_NAME,
/// BAD_ROOM_NAME, BAD_ROOM_PASSWORD). The password of the room is still to be hashed.
Answer<NewRoom> new_room(const LexiconStore& lexicons, Entropy& entropy, Moment now, PlayerId player,
                         const protocol::client::Create& request);

}  // namespace crisscross::server
