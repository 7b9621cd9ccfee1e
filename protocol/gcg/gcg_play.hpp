#pragma once

#include <optional>
#include <string>

#include "engine/play/placement.hpp"
#include "protocol/gcg/gcg.hpp"

/// A play as GCG writes it, and the tiles that it lays.
namespace crisscross::protocol::gcg {

/// Adds the tiles that a play lays to `edits`, and returns what is wrong with it, if anything: letters over tiles on
/// the board must match them.
std::optional<std::string> find_edits(const engine::Board& board, const Play& play, engine::Edits& edits);

/// `8D HO.N`: the whole word along the line of the play.
std::string play_text(const engine::Board& before, const engine::Edits& edits);

}  // namespace crisscross::protocol::gcg
