#pragma once

#include <string>
#include <vector>

#include "server/rooms/room_state.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// Before the game: what follows from taking a seat, or why not (BAD_NAME, NAME_TAKEN, ALREADY_SEATED,
/// ALREADY_STARTED, ROOM_FULL, NO_SUCH_LEVEL). Where the rules have levels and none is said, it is the first (F1).
Answer<std::vector<protocol::RoomEvent>> sit(const RoomState& state, PlayerId player, const std::string& typed_name,
                                             const std::optional<std::string>& level);

/// Giving the seat up (NOT_SEATED, ALREADY_STARTED). A computer never is the first: it goes with the host before it.
Answer<std::vector<protocol::RoomEvent>> stand(const RoomState& state, PlayerId player);

/// Why this player is not the one who prepares the game, if so (NOT_SEATED, ALREADY_STARTED, NOT_HOST).
std::optional<Complaint> is_no_host(const RoomState& state, PlayerId player);

Complaint room_full();
/// The seat's owner has to take it back first.
Complaint computer_plays();

/// The player's seat in a game that has started (NOT_SEATED, NOT_STARTED).
Answer<engine::Seat> seat_in_game(const RoomState& state, PlayerId player);
/// And is not over (GAME_OVER).
Answer<engine::Seat> seat_in_play(const RoomState& state, PlayerId player);

/// Why this player may not start the game now, if so (NOT_SEATED, ALREADY_STARTED, NOT_HOST, TOO_FEW_SEATS).
std::optional<Complaint> may_not_start(const RoomState& state, PlayerId player);

}  // namespace crisscross::server
