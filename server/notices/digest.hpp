#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/notices/notice.hpp"
#include "server/time/moment.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

inline constexpr std::size_t max_digest_games = 10;

/// Whether the game wants its player to come, for a move, a vote, or a play that has waited to be accepted for longer
/// than any window of a live game. Before that it wants nobody for a play, because the window soon ends by itself.
bool wants_player(const storage::RoomListing& game, Moment now);

/// What a digest says about these games of a player: those that wait, first those that have waited longest. Nothing
/// if none waits.
std::optional<protocol::Notice> digest_of(const std::vector<storage::RoomListing>& games, Moment now);

/// The same for each room in which a game waits, for its webhook.
std::vector<protocol::Notice> digests_by_room(const std::vector<storage::RoomListing>& games, Moment now);

}  // namespace crisscross::server
