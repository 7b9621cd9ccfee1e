#pragma once

#include "engine/game/fit.hpp"
#include "server/games/clock/clocks.hpp"

namespace crisscross::server {

/// Checks everything that the fold of the clocks relies on, so that an event from a file cannot do harm. Nothing if
/// the event fits.
std::optional<engine::Misfit> check_fit(const Clocks& clocks, const protocol::ClockEvent& event);

}  // namespace crisscross::server
