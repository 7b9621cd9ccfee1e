#pragma once

#include <span>
#include <vector>

#include "engine/play/placement.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::test {

/// Every play of a rack along one line that lays one of `tried` and whose words are all among `words` (sorted, in the
/// alphabet of the rules). Simply tries each word in each place. Letters missing from the rack are laid as blanks, a
/// letter in the way is crossed out if the rack allows it, and single tiles are crossed out with nothing in their
/// place.
std::vector<engine::Edits> find_plays(const engine::Rules& rules, const std::vector<engine::Word>& tried,
                                      std::span<const engine::Word> words, const engine::Board& board,
                                      const engine::TileCounts& rack);

/// Whether all words of a placement are good, and none is on the board twice where duplicates are refused.
bool stands(const engine::Rules& rules, std::span<const engine::Word> words, const engine::PlacedTiles& placement);

}  // namespace crisscross::test
