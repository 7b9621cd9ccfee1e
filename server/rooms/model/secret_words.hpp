#pragma once

#include <optional>

#include "server/requests/complaint.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// GAME_GOES_ON if an answer about words, which game `asked` of the room would give, might help the player in another
/// one that is under way. Nothing if the game keeps its own words secret: it decides itself when its players may ask.
std::optional<Complaint> check_words(const RoomRecord& room, int asked, PlayerId player);

}  // namespace crisscross::server
