#pragma once

#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_state.hpp"
#include "server/runtime/entropy.hpp"
#include "server/sessions/complaint.hpp"
#include "storage/rooms.hpp"

namespace crisscross::server {

class LexiconStore;

/// A room that is about to be stored.
struct NewRoom {
    storage::RoomRow row{};
    engine::Rules rules;
    std::optional<engine::Lexicon> lexicon{};
    std::vector<RoomEntry> entries{};  ///< its maker takes the first seat
    std::pair<PlayerId, std::string> command{};
};

/// Rules, word list, seed and first seat of a room as its maker wants it, or why there is none (BAD_SETTINGS,
/// UNKNOWN_LEXICON, BAD_NAME).
Answer<NewRoom> new_room(const LexiconStore& lexicons, Entropy& entropy, Moment now, PlayerId player,
                         const protocol::client::Create& request);

/// On the storage thread: stores it under a fresh code and gives the code. If the command was accepted before,
/// nothing is stored, and it is the code of the room that it led to.
std::string store(storage::Database& database, const NewRoom& room, Entropy& entropy);

}  // namespace crisscross::server
