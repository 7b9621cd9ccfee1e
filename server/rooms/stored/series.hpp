#pragma once

#include <string>

#include "server/rooms/model/room_record.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

/// How many of its games and standings a room shows.
inline constexpr int max_listed_games = 20;

/// What a room is besides its games, as it is stored, and back.
AboutRoom about_room(const storage::AboutRoom& stored);
storage::AboutRoom stored_form(const AboutRoom& about);

/// A room with the games that are stored of it, at least one. Of a closed room it needs all, and lists the newest.
RoomRecord room_record(const std::string& code, const storage::Series& series);

}  // namespace crisscross::server
