#pragma once

#include <optional>

#include "server/games/core/step/game_input.hpp"

namespace crisscross::server {

/// The lag of the player whose turn the command uses; nothing where none is forgiven.
std::optional<protocol::TimeForgiven> forgiven_lag(const GameState& state, const Say& say, Moment now);

/// A computer thinks from the moment at which it was asked: before that nobody watched, or the server did not run.
std::optional<protocol::TimeForgiven> forgiven_wait(const Clocks& clocks, engine::Seat computer, Moment asked);

/// What an outage has cost; nothing where no time runs.
std::optional<protocol::TimeForgiven> forgiven_outage(const GameState& state, Span lost);

}  // namespace crisscross::server
