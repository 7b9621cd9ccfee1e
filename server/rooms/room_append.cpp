#include "server/rooms/room_append.hpp"

#include "protocol/stored/event_text.hpp"

namespace crisscross::server {

std::vector<RoomEntry> numbered(std::vector<protocol::RoomEvent> events, std::uint32_t version, Moment at) {
    std::vector<RoomEntry> entries;
    for (protocol::RoomEvent& event : events) entries.push_back({++version, at, std::move(event)});
    return entries;
}

storage::Append append_of(const RoomRecord& room, const RoomState& next, std::span<const RoomEntry> entries,
                          std::span<const storage::ChallengeRow> challenges) {
    storage::Append append{.room = room.id, .expected = room.state.version, .at = entries.front().at};
    for (const RoomEntry& entry : entries)
        append.bodies.push_back(protocol::write_event(room.state.rules, entry.event, protocol::Reader::journal).text);
    append.challenges.assign(challenges.begin(), challenges.end());
    append.stage = name(next.stage());
    append.to_move = next.to_move();
    return append;
}

}  // namespace crisscross::server
