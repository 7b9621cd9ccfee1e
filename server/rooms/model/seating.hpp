#pragma once

#include <string>
#include <vector>

#include "engine/game/allowed.hpp"
#include "server/rooms/model/room_state.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// Takes a seat before the game: the events, or the refusal (BAD_NAME, NAME_TAKEN, ALREADY_SEATED, ALREADY_STARTED,
/// ROOM_FULL, NO_SUCH_LEVEL). The default level is the first of the rules, if they have levels (F1).
Answer<std::vector<protocol::RoomEvent>> take_seat(const RoomState& state, PlayerId player,
                                                   const std::string& typed_name,
                                                   const std::optional<std::string>& level);

/// Gives the seat up (NOT_SEATED, ALREADY_STARTED). A computer is never the host: computers that would move up to the
/// first seat leave as well.
Answer<std::vector<protocol::RoomEvent>> leave_seat(const RoomState& state, PlayerId player);

/// Refuses players who may not prepare the game (NOT_SEATED, ALREADY_STARTED, NOT_HOST).
std::optional<Complaint> must_be_host(const RoomState& state, PlayerId player);

Complaint room_full();
/// A computer plays for the seat's owner, who has to reclaim it first.
Complaint computer_plays();

/// The player's seat in a game that has started (NOT_SEATED, NOT_STARTED).
Answer<engine::Seat> seat_in_game(const RoomState& state, PlayerId player);
/// The same, if the game is not over (GAME_OVER).
Answer<engine::Seat> seat_in_play(const RoomState& state, PlayerId player);

/// What the holder of this seat may do in the game now. Nothing while a computer plays on it, before the start, after
/// the end, and for a viewer without a seat.
std::vector<engine::Allowed> allowed(const RoomState& state, engine::Viewer viewer);

/// Refuses players who may not start the game now (NOT_SEATED, ALREADY_STARTED, NOT_HOST, TOO_FEW_SEATS).
std::optional<Complaint> may_not_start(const RoomState& state, PlayerId player);

}  // namespace crisscross::server
