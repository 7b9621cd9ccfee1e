#pragma once

#include "server/rooms/model/about_room.hpp"
#include "server/rooms/model/joiners.hpp"
#include "server/rooms/model/next_game.hpp"

namespace crisscross::server {

/// What a command about the next game depends on.
struct NextGameSituation {
    const AboutRoom& about;
    const NewestGame& newest;
    const GameState& seen;  ///< the newest game that the player knows of, as they see it
    PlayerId player = 0;    ///< who gives the command
};

/// Changes what the room plans, or says why not. The refusals of `NextGame` and `Joiners`, and NOT_HOST, NOT_SEATED,
/// NOT_STARTED.
std::optional<Complaint> decide_next_game(const NextGameSituation& room, const protocol::RoomCommand& command,
                                          NextGame& next, Joiners& joiners);

}  // namespace crisscross::server
