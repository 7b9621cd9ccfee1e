#pragma once

#include <span>
#include <vector>

#include "engine/game/visibility.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// Whether the viewer sees the event just as everybody does.
bool looks_public(const protocol::RoomEvent& event, engine::Viewer viewer);

/// Entries as a viewer may see them (G3).
std::vector<protocol::Entry> seen_entries(const engine::Rules& rules, std::span<const RoomEntry> entries,
                                          engine::Viewer viewer);

/// The complete entries, as everybody may see them when the game is over.
std::vector<protocol::Entry> open_entries(const engine::Rules& rules, std::span<const RoomEntry> entries);

}  // namespace crisscross::server
