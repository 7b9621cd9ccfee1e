#include "protocol/messages/rooms/room_entry_names.hpp"

#include "protocol/json/shapes/rooms/room_shapes.hpp"

namespace crisscross::protocol {

std::string_view name_of(RoomEntry entry) {
    return json::name_of(entry);
}

std::optional<RoomEntry> find_room_entry(std::string_view name) {
    return json::find_name<RoomEntry>(name);
}

}  // namespace crisscross::protocol
