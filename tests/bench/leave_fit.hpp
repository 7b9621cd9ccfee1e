#pragma once

#include "engine/computer/leave_values.hpp"
#include "tests/bench/regression.hpp"

namespace crisscross::test {

/// Fits a table of leaves to the earnings of racks that were filled up from a leave.
class LeaveFit {
public:
    explicit LeaveFit(const engine::Rules& rules);

    /// One observation: a rack that was filled up from this leave earned this many points.
    void add(const engine::TileCounts& leave, double earned);
    /// The table, with the pairs that the observations support.
    engine::LeaveTable table() const;

private:
    std::vector<double> pulls(double of_pairs) const;
    engine::LeaveTable table_of(std::span<const double> coefficients) const;

    engine::Rules rules_;
    Regression regression_;
};

}  // namespace crisscross::test
