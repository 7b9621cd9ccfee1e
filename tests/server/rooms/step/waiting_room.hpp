#pragma once

#include <algorithm>

#include "tests/server/rooms/step/step_room.hpp"

namespace crisscross::test {

/// Players 1, 2, ... have seats, and the first is the host; nothing has started.
inline StepRoom waiting(int seats) {
    StepRoom room;
    for (int player = 1; player <= seats; ++player) {
        room.join(player);
        room.say(player, protocol::client::TakeSeat{StepRoom::new_id(), "Player " + std::to_string(player)});
    }
    return room;
}

inline bool may(const StepRoom& room, server::PlayerId player, protocol::server::RoomAct act) {
    const auto& acts = room.room.at(player).may;
    return std::ranges::find(acts, act) != acts.end();
}

/// What the player heard last that is not an answer to a request of theirs.
inline std::string expelled(const StepRoom& room, server::PlayerId player) {
    const auto* error = std::get_if<protocol::server::Error>(&room.replies.at(player).back());
    return error && !error->id ? error->code : "";
}

}  // namespace crisscross::test
