#pragma once

#include <span>
#include <vector>

#include "engine/placement.hpp"
#include "engine/rules.hpp"

namespace crisscross::test {

/// Every play of a rack whose words are all among `words`: tries each word on each place, slowly and plainly.
/// Letters that the rack does not have are laid as blanks.
std::vector<engine::Edits> find_plays(const engine::Rules& rules, std::span<const engine::Word> words,
                                      const engine::Board& board, const engine::TileCounts& rack);

}  // namespace crisscross::test
