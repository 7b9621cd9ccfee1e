#pragma once

#include "tests/server/rooms/step/step_room.hpp"

namespace crisscross::test {

/// A room in which players 1, 2, ... have played a game that player 1 has won.
inline StepRoom after_a_game(int seats) {
    StepRoom room;
    room.start(seats);
    room.finish(1);
    return room;
}

/// A command about the next game that the viewer sees proposed.
template <class Command>
Command about(const StepRoom& room, server::PlayerId viewer) {
    Command made{StepRoom::new_id()};
    made.proposal = room.room.at(viewer).next ? room.room.at(viewer).next->proposal : 0;
    made.game = room.newest();
    return made;
}

/// The answer to what a player says about the newest game.
template <class Command>
std::string say_to(StepRoom& room, server::PlayerId player, Command command) {
    command.id = StepRoom::new_id();
    command.game = room.newest();
    return room.say(player, command);
}

inline std::string agree_to(StepRoom& room, server::PlayerId player) {
    const auto& next = room.room.at(player).next;
    return say_to(room, player, protocol::client::AgreeToGame{{}, next ? next->proposal : 0});
}

/// The server starts again: only what is stored is left.
inline void start_again(StepRoom& room) {
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.room.clear();
    room.leases = 0;
}

}  // namespace crisscross::test
