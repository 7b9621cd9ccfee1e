#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/game/visibility.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/room_lease.hpp"
#include "server/rooms/room_state.hpp"
#include "server/sessions/subscriber.hpp"

namespace crisscross::server {

/// An entry as a viewer may see it (G3).
protocol::Entry seen_entry(const engine::Rules& rules, const RoomEntry& entry, engine::Viewer viewer);

/// The whole of an entry, as everybody may see it when the game is over.
protocol::Entry open_entry(const engine::Rules& rules, const RoomEntry& entry);

/// Everybody who watches a room now.
class Audience {
public:
    void add(Viewer viewer, RoomLease lease);
    void remove(std::uint64_t connection);
    bool empty() const { return members_.empty(); }
    void clear() { members_.clear(); }

    /// Tells everybody what happened in one frame, each as they may see it; each distinct view is encoded once.
    void tell(const std::string& room, const RoomState& state, std::span<const RoomEntry> entries) const;
    /// Which seats have somebody here, by seat.
    std::vector<bool> present(const RoomState& state) const;
    /// Tells everybody who is here and what they ask for, if that has changed since it was told last; the newcomer,
    /// if there is one, in any case.
    void tell_presence(protocol::server::Presence now, std::optional<std::uint64_t> newcomer = {});

private:
    struct Member {
        Viewer viewer;
        RoomLease lease;
    };

    std::map<std::uint64_t, Member> members_;
    protocol::server::Presence told_presence_{};
};

}  // namespace crisscross::server
