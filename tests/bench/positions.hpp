#pragma once

#include <cstdint>
#include <vector>

#include "engine/moves/generator.hpp"

namespace crisscross::test {

/// A board and a rack from the middle of a game.
struct BenchPosition {
    engine::Board board{};
    engine::Premiums premiums{};
    engine::TileCounts rack{};

    engine::Situation situation() const { return {board, premiums, rack}; }
};

/// Positions with a full rack from games in which the best play is always made. The same seed gives the same
/// positions.
std::vector<BenchPosition> self_played(const engine::Rules& rules, const engine::Lexicon& lexicon, std::size_t count,
                                       std::uint32_t seed);

}  // namespace crisscross::test
