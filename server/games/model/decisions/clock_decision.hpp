#pragma once

#include <vector>

#include "server/games/clock/clock_command.hpp"
#include "server/games/model/decisions/game_decision.hpp"

namespace crisscross::server {

/// The events that follow when a player does something with the clocks: CLOCK_REFUSED with the reason, and the
/// refusals of `check_own_play`.
Answer<std::vector<protocol::GameEvent>> decide_clock(const GameState& state, PlayerId player,
                                                      const ClockCommand& command, Moment now);

/// The events of the next alarm of the clocks, and what follows for the game; nothing before its time.
std::vector<protocol::GameEvent> decide_alarm(const GameSituation& situation, Moment now);

/// The first events of a game, and then how it is timed.
std::vector<protocol::GameEvent> with_clock(std::vector<protocol::GameEvent> beginning,
                                            const protocol::ClockRules& rules);

}  // namespace crisscross::server
