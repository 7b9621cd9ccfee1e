#pragma once

#include <string>

#include "server/rooms/model/room_record.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

/// What a room is besides its games, as it is stored, and back.
AboutRoom about_room(const storage::AboutRoom& stored);
storage::AboutRoom stored_form(const AboutRoom& about);

/// A room with the games that are stored of it, at least one. Of a closed room it needs all, and keeps the newest.
RoomRecord room_record(const std::string& code, const storage::Series& series);

}  // namespace crisscross::server
