#pragma once

#include <optional>

#include "protocol/messages/games/clocks_note.hpp"
#include "server/games/clock/clocks.hpp"

namespace crisscross::server {

/// The `clocks` of a frame; nothing where nobody is timed and nobody proposes to be. `until`: see `ClocksNote`.
std::optional<protocol::Json> shown_clocks(const Clocks& clocks, Moment now, std::optional<Moment> until);

/// The same at a moment that has passed, with no clock running on.
std::optional<protocol::Json> stopped_clocks(const Clocks& clocks, Moment then);

}  // namespace crisscross::server
