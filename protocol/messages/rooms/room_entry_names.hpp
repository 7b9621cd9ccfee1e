#pragma once

#include <optional>
#include <string_view>

#include "protocol/messages/rooms/room_messages.hpp"

/// The names of the entry of a room on the wire, which the storage keeps, too.
namespace crisscross::protocol {

std::string_view name_of(RoomEntry entry);
std::optional<RoomEntry> find_room_entry(std::string_view name);

}  // namespace crisscross::protocol
