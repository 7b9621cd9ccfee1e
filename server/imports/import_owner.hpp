#pragma once

#include <optional>
#include <string>

#include "protocol/messages/games/game_event.hpp"
#include "server/time/moment.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

/// Somebody who imports a game.
struct ImportOwner {
    storage::PlayerId owner = 0;
    std::string own_name{};  ///< the seat with this name, or one like it, is the owner's; empty if none is
    Moment now = 0;
};

/// The seat with their name becomes the owner's. Returns it; nothing if there is none.
std::optional<int> take_own_seat(protocol::SeatsChanged& event, const ImportOwner& by);

}  // namespace crisscross::server
