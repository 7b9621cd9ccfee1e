#pragma once

#include <string>
#include <vector>

#include "engine/game/command.hpp"
#include "engine/play/refusal.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol {

/// Spellings to tiles: `BAD_TILE` for a tile that the set does not have, a blank without a letter, or a tile shown as
/// another.
engine::Result<engine::Edits> read_placement(const engine::Rules& rules, const std::vector<LayText>& placement);
engine::Result<engine::TileCounts> read_tiles(const engine::Rules& rules, const std::vector<std::string>& tiles);

}  // namespace crisscross::protocol
