#include "server/rooms/audience.hpp"

#include "engine/game/visibility.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/stored/event_text.hpp"

namespace crisscross::server {

namespace {

protocol::RoomEvent seen_by(engine::Viewer viewer, const protocol::RoomEvent& event) {
    if (const auto* of_game = std::get_if<engine::Event>(&event)) return engine::seen_by(viewer, *of_game);
    return event;
}

Frame event_frame(const engine::Rules& rules, const RoomEntry& entry, engine::Viewer viewer) {
    return make_frame(protocol::write(protocol::server::Event{seen_entry(rules, entry, viewer)}));
}

}  // namespace

protocol::Entry seen_entry(const engine::Rules& rules, const RoomEntry& entry, engine::Viewer viewer) {
    return {entry.version, entry.at,
            protocol::write_event(rules, seen_by(viewer, entry.event), protocol::Reader::wire)};
}

protocol::Entry open_entry(const engine::Rules& rules, const RoomEntry& entry) {
    return {entry.version, entry.at, protocol::write_event(rules, entry.event, protocol::Reader::wire)};
}

void Audience::add(Viewer viewer, RoomLease lease) {
    const auto connection = viewer.connection;
    members_.insert_or_assign(connection, Member{std::move(viewer), std::move(lease)});
}

void Audience::remove(std::uint64_t connection) {
    members_.erase(connection);
}

void Audience::tell(const RoomState& state, std::span<const RoomEntry> entries) const {
    for (const RoomEntry& entry : entries) tell(state, entry);
}

void Audience::tell(const RoomState& state, const RoomEntry& entry) const {
    if (members_.empty()) return;
    const protocol::RoomEvent public_event = seen_by(std::nullopt, entry.event);
    const Frame public_frame = event_frame(state.rules, entry, std::nullopt);
    std::map<engine::Seat, Frame> frames;
    for (const auto& [connection, member] : members_) {
        const auto seat = state.seat_of(member.viewer.player);
        if (!seat || seen_by(seat, entry.event) == public_event) {
            member.viewer.tell(public_frame);
            continue;
        }
        Frame& frame = frames[*seat];
        if (!frame) frame = event_frame(state.rules, entry, seat);
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
