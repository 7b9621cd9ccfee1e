#pragma once

#include "server/requests/complaint.hpp"
#include "server/rooms/core/room_effect.hpp"
#include "server/runtime/entropy.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

class LexiconStore;

/// A game that is about to be stored.
struct NewGame {
    storage::CreateGame create{};  ///< its first events seat everybody and begin it
    engine::Lexicon lexicon;
};

/// The next game of a room, with a new seed; LEXICON_GONE if its word list is not on the server any more.
Answer<NewGame> new_game(const LexiconStore& lexicons, Entropy& entropy, Moment now, storage::RoomId room,
                         const CreateGame& wanted);

/// What stays the same in a game from its first event to its last; the seed is new.
storage::GameSetup game_setup(const std::string& system, const engine::Rules& rules, const std::string& lexicon_id,
                              const engine::Lexicon& lexicon, Entropy& entropy);

}  // namespace crisscross::server
