#include "server/rooms/view/seen_entry.hpp"

#include "protocol/stored/stored_text.hpp"

namespace crisscross::server {

namespace {

protocol::RoomEvent seen_by(engine::Viewer viewer, const protocol::RoomEvent& event) {
    if (const auto* of_game = std::get_if<engine::Event>(&event)) return engine::seen_by(viewer, *of_game);
    return event;
}

protocol::Entry as_sent(const engine::Rules& rules, const RoomEntry& entry, const protocol::RoomEvent& event) {
    return {entry.version, entry.at, protocol::write_event(rules, event, protocol::Destination::wire)};
}

}  // namespace

bool looks_public(const protocol::RoomEvent& event, engine::Viewer viewer) {
    return seen_by(viewer, event) == seen_by(std::nullopt, event);
}

std::vector<protocol::Entry> seen_entries(const engine::Rules& rules, std::span<const RoomEntry> entries,
                                          engine::Viewer viewer) {
    std::vector<protocol::Entry> seen;
    for (const RoomEntry& entry : entries) seen.push_back(as_sent(rules, entry, seen_by(viewer, entry.event)));
    return seen;
}

std::vector<protocol::Entry> open_entries(const engine::Rules& rules, std::span<const RoomEntry> entries) {
    std::vector<protocol::Entry> open;
    for (const RoomEntry& entry : entries) open.push_back(as_sent(rules, entry, entry.event));
    return open;
}

}  // namespace crisscross::server
