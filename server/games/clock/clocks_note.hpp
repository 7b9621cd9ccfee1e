#pragma once

#include "protocol/messages/games/clocks_note.hpp"
#include "server/games/clock/clocks.hpp"

namespace crisscross::server {

/// The clocks at `at` as everybody may see them; nothing where nobody is timed and nobody proposes to be.
std::optional<protocol::ClocksNote> clocks_note(const Clocks& clocks, Moment at);

}  // namespace crisscross::server
