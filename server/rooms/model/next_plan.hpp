#pragma once

#include <optional>
#include <vector>

#include "protocol/stored/next_game_text.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// What a room plans once the game for which `last` was made has begun, and is the newest. Those who sat that game
/// out or were left out of it take part in the next one, as soon as they are there. `seated`: who has which seat in
/// the game that `last` follows; nothing for a computer.
protocol::NextGamePlan plan_after(int newest, const protocol::NextGamePlan& last,
                                  const std::vector<std::optional<PlayerId>>& seated);

}  // namespace crisscross::server
