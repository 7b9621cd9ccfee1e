#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/requests/complaint.hpp"
#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// The seats of a room that has not started, for an event that changes them.
protocol::SeatsChanged seats_now(const RoomState& state);

/// Somebody who wants a seat.
struct Newcomer {
    PlayerId player = 0;
    std::string typed_name{};
    std::optional<std::string> level{};         ///< nothing: the first of the rules, if they have levels (F1)
    std::optional<engine::Strength> if_away{};  ///< the stand-in that they agree to
};

/// Takes a seat before the game: the events, or the refusal (BAD_NAME, NAME_TAKEN, ALREADY_SEATED, ALREADY_STARTED,
/// ROOM_FULL, NO_SUCH_LEVEL).
Answer<std::vector<protocol::RoomEvent>> take_seat(const RoomState& state, const Newcomer& newcomer);

/// Gives the seat up (NOT_SEATED, ALREADY_STARTED). A computer is never the host: computers that would move up to the
/// first seat leave as well.
Answer<std::vector<protocol::RoomEvent>> leave_seat(const RoomState& state, PlayerId player);

}  // namespace crisscross::server
