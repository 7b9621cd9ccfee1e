#pragma once

#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// When the players of a game thought, among the `count` versions starting at `from`: one note for each version at
/// which somebody began or stopped to. What the clock does not count is not thinking: challenges, votes, pauses,
/// nights, holidays, and what was forgiven. Where nobody is timed, all of a turn counts.
std::vector<protocol::server::ThinkTime> think_times(const GameRecord& game, std::uint32_t from, std::uint32_t count);

}  // namespace crisscross::server
