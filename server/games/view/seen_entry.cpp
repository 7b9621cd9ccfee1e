#include "server/games/view/seen_entry.hpp"

#include "protocol/stored/stored_text.hpp"

namespace crisscross::server {

namespace {

/// What a viewer may see of an event; nothing if it is hidden from them. The others are not told that a player
/// accepts every play, but can tell: no other event is hidden as a whole, and such a player accepts with the play.
using Seen = std::optional<protocol::GameEvent>;

Seen seen_by(engine::Viewer viewer, const protocol::GameEvent& event) {
    if (const auto* of_game = std::get_if<engine::Event>(&event)) return engine::seen_by(viewer, *of_game);
    const auto* own = std::get_if<protocol::AlwaysAcceptSet>(&event);
    return own && viewer != own->seat ? std::nullopt : Seen(event);
}

protocol::Entry as_sent(const engine::Rules& rules, const GameEntry& entry, const Seen& seen) {
    protocol::Entry made{entry.version, entry.at};
    if (seen) made.event = protocol::write_event(rules, *seen, protocol::Destination::wire, entry.at);
    return made;
}

}  // namespace

// Nobody sees less of an event than a watcher.
SeenEntries::SeenEntries(const engine::Rules& rules, std::span<const GameEntry> entries)
    : rules_(rules), entries_(entries) {
    for (const GameEntry& entry : entries) {
        auto& shared = public_.emplace_back();
        if (seen_by(std::nullopt, entry.event) == entry.event) shared = as_sent(rules, entry, entry.event);
    }
}

bool SeenEntries::look_public(engine::Viewer viewer) const {
    for (std::size_t index = 0; index < entries_.size(); ++index) {
        const protocol::GameEvent& event = entries_[index].event;
        if (!public_[index] && seen_by(viewer, event) != seen_by(std::nullopt, event)) return false;
    }
    return true;
}

std::vector<protocol::Entry> SeenEntries::as_seen_by(engine::Viewer viewer) const {
    std::vector<protocol::Entry> seen;
    for (std::size_t index = 0; index < entries_.size(); ++index) {
        const GameEntry& entry = entries_[index];
        seen.push_back(public_[index] ? *public_[index] : as_sent(rules_, entry, seen_by(viewer, entry.event)));
    }
    return seen;
}

std::vector<protocol::Entry> seen_entries(const engine::Rules& rules, std::span<const GameEntry> entries,
                                          engine::Viewer viewer) {
    return SeenEntries(rules, entries).as_seen_by(viewer);
}

std::vector<protocol::Entry> open_entries(const engine::Rules& rules, std::span<const GameEntry> entries) {
    std::vector<protocol::Entry> open;
    for (const GameEntry& entry : entries) open.push_back(as_sent(rules, entry, entry.event));
    return open;
}

}  // namespace crisscross::server
