#pragma once

#include <vector>

#include "engine/game/visibility.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// So many versions are sent in one answer at most: of the log, and to a client that missed some.
inline constexpr std::uint32_t most_versions = 200;

/// So many versions from `from` on, which the room must have, as the viewer may see them now: whole, once the game is
/// over.
std::vector<protocol::Entry> versions_seen(const RoomRecord& room, std::uint32_t from, std::uint32_t count,
                                           engine::Viewer viewer);

/// The first of the versions that were asked for. None if there are none from `from` to `to`.
protocol::server::Log log_page(const RoomRecord& room, PlayerId player, const protocol::client::Log& question);

}  // namespace crisscross::server
