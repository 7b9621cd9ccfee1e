#pragma once

#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// When the players of a game thought: one note for each version at which somebody began or stopped to. What the
/// clock does not count is not thinking: challenges, votes, pauses, nights, holidays, and what was forgiven. Where
/// nobody is timed, all of a turn counts.
std::vector<protocol::server::ThinkTime> think_times(const GameRecord& game);

/// The same for a game that is over: found once, because that folds the whole game, and kept with it.
const std::vector<protocol::server::ThinkTime>& kept_think_times(const GameRecord& game);

}  // namespace crisscross::server
