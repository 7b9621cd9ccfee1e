#include "server/rooms/room_append.hpp"

#include "protocol/stored/event_text.hpp"
#include "server/rooms/projection.hpp"

namespace crisscross::server {

std::vector<RoomEntry> numbered(std::vector<protocol::RoomEvent> events, std::uint32_t version, Moment at) {
    std::vector<RoomEntry> entries;
    for (protocol::RoomEvent& event : events) entries.push_back({++version, at, std::move(event)});
    return entries;
}

storage::Append append_of(const RoomRecord& room, const RoomState& after, std::span<const RoomEntry> entries) {
    storage::Append append{.game = room.id,
                           .expected = room.state.version,
                           .at = entries.front().at,
                           .projection = project(room.state, after, entries)};
    for (const RoomEntry& entry : entries)
        append.events.push_back(protocol::write_event(room.state.rules, entry.event, protocol::Reader::journal).text);
    return append;
}

}  // namespace crisscross::server
