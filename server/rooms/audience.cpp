#include "server/rooms/audience.hpp"

#include <algorithm>

#include "engine/game/visibility.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/stored/event_text.hpp"

namespace crisscross::server {

namespace {

protocol::RoomEvent seen_by(engine::Viewer viewer, const protocol::RoomEvent& event) {
    if (const auto* of_game = std::get_if<engine::Event>(&event)) return engine::seen_by(viewer, *of_game);
    return event;
}

bool looks_public(const protocol::RoomEvent& event, engine::Viewer viewer) {
    return seen_by(viewer, event) == seen_by(std::nullopt, event);
}

}  // namespace

protocol::Entry seen_entry(const engine::Rules& rules, const RoomEntry& entry, engine::Viewer viewer) {
    return {entry.version, entry.at,
            protocol::write_event(rules, seen_by(viewer, entry.event), protocol::Reader::wire, entry.at)};
}

protocol::Entry open_entry(const engine::Rules& rules, const RoomEntry& entry) {
    return {entry.version, entry.at, protocol::write_event(rules, entry.event, protocol::Reader::wire, entry.at)};
}

namespace {

Frame events_frame(const std::string& room, const engine::Rules& rules, std::span<const RoomEntry> entries,
                   engine::Viewer viewer) {
    protocol::server::Events events{.room = room};
    for (const RoomEntry& entry : entries) events.events.push_back(seen_entry(rules, entry, viewer));
    return make_frame(protocol::write(events));
}

}  // namespace

void Audience::add(Viewer viewer, RoomLease lease) {
    const auto connection = viewer.connection;
    members_.insert_or_assign(connection, Member{std::move(viewer), std::move(lease)});
}

void Audience::remove(std::uint64_t connection) {
    members_.erase(connection);
}

void Audience::tell(const std::string& room, const RoomState& state, std::span<const RoomEntry> entries) const {
    if (entries.empty()) return;
    const auto sees_as_everybody = [entries](engine::Viewer viewer) {
        return std::ranges::all_of(entries,
                                   [viewer](const RoomEntry& entry) { return looks_public(entry.event, viewer); });
    };
    std::map<engine::Viewer, Frame> frames;
    for (const auto& [connection, member] : members_) {
        engine::Viewer viewer = state.seat_of(member.viewer.player);
        if (sees_as_everybody(viewer)) viewer.reset();
        Frame& frame = frames[viewer];
        if (!frame) frame = events_frame(room, state.rules, entries, viewer);
        member.viewer.tell(frame);
    }
}

std::vector<bool> Audience::present(const RoomState& state) const {
    std::vector<bool> seats;
    for (const SeatHolder& holder : state.seats) seats.push_back(holder.computer.has_value());
    for (const auto& [connection, member] : members_)
        if (const auto seat = state.seat_of(member.viewer.player)) seats[static_cast<std::size_t>(*seat)] = true;
    return seats;
}

void Audience::tell_presence(protocol::server::Presence now, std::optional<std::uint64_t> newcomer) {
    const bool is_news = now != told_presence_;
    const Frame frame = make_frame(protocol::write(now));
    for (const auto& [connection, member] : members_)
        if (is_news || connection == newcomer) member.viewer.tell(frame);
    told_presence_ = std::move(now);
}

}  // namespace crisscross::server
