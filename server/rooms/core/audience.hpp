#pragma once

#include <map>
#include <span>
#include <vector>

#include "engine/game/visibility.hpp"
#include "server/rooms/core/room_effect.hpp"
#include "server/rooms/core/room_lease.hpp"

namespace crisscross::server {

/// Everybody who watches a room now.
class Audience {
public:
    void add(Caller caller, RoomLease lease);
    void remove(std::uint64_t connection) { members_.erase(connection); }
    void clear() { members_.clear(); }
    bool empty() const { return members_.empty(); }
    bool has(std::uint64_t connection) const { return members_.contains(connection); }

    /// Tells everybody what happened, each as they may see it, and what they may do in `state`. One effect goes to
    /// all who are told the same.
    void tell(const RoomState& state, std::span<const RoomEntry> entries, Effects& effects) const;
    /// Which seats have somebody here, by seat.
    std::vector<bool> present(const RoomState& state) const;
    /// Tells everybody who is present and what they ask for, if that has changed since they were told last; a
    /// newcomer is told in any case.
    void tell_presence(protocol::server::Presence now, std::optional<std::uint64_t> newcomer, Effects& effects);

private:
    struct Member {
        Caller caller;
        RoomLease lease;
    };

    std::map<std::uint64_t, Member> members_;
    protocol::server::Presence last_presence_{};
};

}  // namespace crisscross::server
