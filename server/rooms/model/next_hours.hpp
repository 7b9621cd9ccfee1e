#pragma once

#include <vector>

#include "protocol/messages/games/clock_event.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// The nights and holidays that go on in the game after `last`, which begins at `at` with these seats, if its clock
/// is slow. A holiday has the days that the new game allows.
std::vector<protocol::ClockEvent> next_hours(const GameState& last, const protocol::SeatsChanged& seats, Moment at);

}  // namespace crisscross::server
