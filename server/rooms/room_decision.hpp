#pragma once

#include <vector>

#include "engine/game/chance.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/room_state.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// What follows from a player's message in a room, or why it is refused. Decides about everything but questions
/// (`preview`, `hint`, `analyse`, `lookup`) and `stand_in`; changes nothing. Without a lexicon (its file is gone, or
/// has changed since the room was made) what needs one is refused: LEXICON_GONE. `list_hash` is that of the list as
/// it was chosen, by which the game names it (K16).
Answer<std::vector<protocol::RoomEvent>> decide(const RoomState& state, const engine::Lexicon* lexicon,
                                                const engine::Lexicon::Hash& list_hash, const engine::Chance& chance,
                                                PlayerId player, const protocol::ClientMessage& message);

/// What follows from a command of a seat in a game that goes on, whoever plays there.
Answer<std::vector<protocol::RoomEvent>> decide_as(const RoomState& state, const engine::Lexicon* lexicon,
                                                   const engine::Chance& chance, engine::Seat seat,
                                                   const engine::Command& command);

/// What follows when the time of a window, a vote or a turn has run out; nothing if it is gone.
std::vector<protocol::RoomEvent> decide_expiry(const RoomState& state, const engine::Lexicon* lexicon,
                                               const engine::Chance& chance, engine::Turn turn);

}  // namespace crisscross::server
