#pragma once

#include "server/analysis/job_class.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// Whether a person still plays themself.
bool has_people(const GameState& state);

/// How urgent the jobs are that a game needs to go on. Those of games that people only watch come last.
JobClass job_urgency(const GameState& state);

}  // namespace crisscross::server
