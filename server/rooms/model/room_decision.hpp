#pragma once

#include <vector>

#include "engine/game/chance.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_state.hpp"
#include "server/rooms/model/stand_ins.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// All that a decision depends on besides who asks for what. Without a lexicon (its file is gone, or has changed
/// since the room was made) what needs one is refused: LEXICON_GONE.
struct RoomSituation {
    const RoomState& state;
    const engine::Lexicon* lexicon = nullptr;
    const engine::Chance& chance;
};

/// What follows from a player's command, or why it is refused. Changes nothing but the requests for stand-ins.
Answer<std::vector<protocol::RoomEvent>> decide(const RoomSituation& room, StandIns& stand_ins, PlayerId player,
                                                const protocol::RoomCommand& command, Moment now);

/// What follows from a command of a seat in a game that goes on, whoever plays there.
Answer<std::vector<protocol::RoomEvent>> decide_as(const RoomSituation& room, engine::Seat seat,
                                                   const engine::Command& command);

/// What follows when the time of a window, a vote or a turn has run out; nothing if it is no longer running.
std::vector<protocol::RoomEvent> decide_expiry(const RoomSituation& room, engine::Turn turn);

}  // namespace crisscross::server
