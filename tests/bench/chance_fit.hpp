#pragma once

#include <map>
#include <vector>

#include "engine/computer/win_chance.hpp"

namespace crisscross::test {

/// Fits a table of chances to games: logistic regression of the winner on the lead of the seat to move, apart for
/// each number of tiles left. Positions with about as many tiles left share a fit.
class ChanceFit {
public:
    /// Positions are grouped by this many tiles, from a few hundred positions on.
    explicit ChanceFit(int width) : width_(width) {}

    /// With `tiles` left, the seat to move was `lead` points ahead and got this share of the win, from 0 to 1.
    void add(int tiles, double lead, double won);
    engine::ChanceTable table() const;

private:
    struct Seen {
        double tiles = 0;
        double lead = 0;
        double won = 0;
    };
    static engine::ChancePoint fitted(const std::vector<Seen>& seen);

    int width_;
    std::map<int, std::vector<Seen>> seen_;  ///< by tiles divided by the width
};

}  // namespace crisscross::test
