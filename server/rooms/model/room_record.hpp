#pragma once

#include <string>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// A room that has been read: its games, as everybody in it may see them.
struct RoomRecord {
    std::string code{};
    std::optional<PlayerId> host{};                       ///< who made it
    std::vector<protocol::server::GameSummary> games{};   ///< the newest first, at least one
    std::vector<protocol::server::Standing> standings{};  ///< the best first

    int newest() const { return games.front().game; }
};

}  // namespace crisscross::server
