#pragma once

#include "engine/computer/leave_values.hpp"
#include "tests/bench/regression.hpp"

namespace crisscross::test {

/// Fits a table of leaves to what racks earned that were made of a leave and tiles out of the bag.
class LeaveFit {
public:
    explicit LeaveFit(const engine::Rules& rules);

    /// A rack that held these tiles before it was filled up earned so many points.
    void add(const engine::TileCounts& leave, double earned);
    /// With the pairs that the observations bear out.
    engine::LeaveTable table() const;

private:
    std::vector<double> pulls(double of_pairs) const;
    engine::LeaveTable table_of(std::span<const double> coefficients) const;

    engine::Rules rules_;
    Regression regression_;
};

}  // namespace crisscross::test
