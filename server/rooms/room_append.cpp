#include "server/rooms/room_append.hpp"

#include "protocol/stored/event_text.hpp"
#include "server/rooms/challenge_rows.hpp"

namespace crisscross::server {

storage::Append append_of(const RoomRecord& before, const Append& append) {
    storage::Append stored{.room = before.id, .expected = append.expected, .at = append.entries.front().at};
    for (const RoomEntry& entry : append.entries)
        stored.bodies.push_back(
            protocol::write_event(before.state.rules, entry.event, protocol::Reader::journal).text);
    stored.command = append.receipt;
    stored.challenges = challenge_rows(before.state, append.entries);
    stored.stage = name(append.stage);
    stored.to_move = append.to_move;
    return stored;
}

}  // namespace crisscross::server
