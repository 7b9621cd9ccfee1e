#include "server/rooms/model/joined.hpp"

#include "protocol/messages/allowed.hpp"
#include "protocol/messages/snapshot.hpp"
#include "server/rooms/model/room_timer.hpp"
#include "server/rooms/model/seating.hpp"
#include "server/rooms/model/seen_entry.hpp"

namespace crisscross::server {

namespace {

constexpr std::uint32_t most_missed = 200;

std::vector<protocol::Entry> entries_since(const RoomRecord& room, std::uint32_t version, engine::Viewer viewer) {
    const auto entries = std::span(room.log).subspan(version);
    if (room.state.stage() == Stage::over) return open_entries(room.state.rules, entries);
    return seen_entries(room.state.rules, entries, viewer);
}

protocol::Json snapshot(const RoomRecord& room, engine::Viewer viewer) {
    protocol::Snapshot made{.version = room.state.version, .stage = std::string(name(room.state.stage()))};
    for (const SeatHolder& holder : room.state.seats)
        made.seats.push_back({holder.name, holder.level, holder.computer, holder.stand_in});
    made.lexicon = room.lexicon_note;
    if (room.state.game) made.game = engine::view(*room.state.game, viewer);
    if (const auto due = game_alarm(room.state)) made.until = due->at;
    made.log = entries_since(room, 0, viewer);
    return protocol::write_snapshot(room.state.rules, made);
}

}  // namespace

protocol::server::Joined joined(const RoomRecord& room, PlayerId player, const protocol::RequestId& id,
                                std::optional<std::uint32_t> seen) {
    const auto seat = room.state.seat_of(player);
    protocol::server::Joined made{
        .id = id, .room = room.code, .seat = seat, .may = protocol::write_allowed(allowed(room.state, seat))};
    if (seen && *seen <= room.state.version && room.state.version - *seen <= most_missed)
        made.content = entries_since(room, *seen, seat);
    else
        made.content = snapshot(room, seat);
    return made;
}

}  // namespace crisscross::server
