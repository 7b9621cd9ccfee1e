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

}  // namespace crisscross::test
