#pragma once

#include "engine/computer/variety.hpp"
#include "engine/game/game.hpp"
#include "engine/moves/generator.hpp"
#include "tests/bench/leave_fit.hpp"

namespace crisscross::test {

/// Lets a computer player play against itself, and fits what racks earn on its boards to the leaves that they were
/// filled up from. The same seed makes the same tables.
class LeaveMaker {
public:
    LeaveMaker(const engine::Rules& rules, engine::Lexicon list, std::uint32_t seed);

    /// A table from about this many racks of new games. Leaves are valued by the previous table.
    engine::LeaveTable next(const engine::LeaveTable& before, int racks);
    /// How many games have been played.
    int games() const { return games_; }

private:
    bool is_usable(const engine::Game& game) const;
    void observe(const engine::Game& game, const engine::LeaveValues& values, LeaveFit& fit);
    engine::Tile draw(engine::TileCounts& hidden);
    double best(const engine::Game& game, const engine::TileCounts& rack, const engine::LeaveValues& values);

    engine::Rules rules_;
    engine::Lexicon list_;
    engine::Variety variety_;
    std::uint32_t number_;
    engine::Generator generator_;
    int games_ = 0;
    int won_ = 0;         ///< racks of this round that would have won at once
    double goes_on_ = 1;  ///< the share of racks in the previous round that would not have won at once
};

}  // namespace crisscross::test
