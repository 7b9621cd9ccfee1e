#pragma once

#include <optional>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

/// How many games of a list are sent at once.
inline constexpr int max_listed_rooms = 50;

/// How many games that are not over a person may have.
inline constexpr int max_open_games = 500;

/// A game in the list of a player. It says nothing of tiles and words.
protocol::server::RoomSummary summary(const storage::RoomListing& listing);

/// What the store is asked for a page of the list. One more game than is sent shows whether the list goes on.
storage::RoomsQuery page_query(storage::PlayerId player, const std::optional<protocol::PlaceInList>& after);

/// The page that the store has found.
protocol::server::Rooms page_of(std::vector<storage::RoomListing> found);

}  // namespace crisscross::server
