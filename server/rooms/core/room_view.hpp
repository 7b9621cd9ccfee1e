#pragma once

#include <compare>
#include <vector>

namespace crisscross::server {

/// What makes people see a room differently: those with the same view see the same.
struct RoomView {
    std::vector<int> delayed_games{};  ///< those that they may see only with a delay
    int newest = 0;                    ///< the newest game that they know of
    bool sees_watchers = false;        ///< and their names, as the host of the room
    auto operator<=>(const RoomView&) const = default;
};

}  // namespace crisscross::server
