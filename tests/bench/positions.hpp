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

/// Positions from games in which two players always take the best play, each from the turn of a full rack: the same
/// seed gives the same positions.
std::vector<BenchPosition> self_played(const engine::Rules& rules, const engine::Lexicon& lexicon, std::size_t count,
                                       std::uint32_t seed);

}  // namespace crisscross::test
