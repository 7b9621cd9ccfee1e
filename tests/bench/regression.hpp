#pragma once

#include <span>
#include <vector>

namespace crisscross::test {

/// Least squares that pull each coefficient to zero (ridge regression), from the normal equations.
class Regression {
public:
    explicit Regression(std::size_t features) : features_(features), squares_(features * features), sums_(features) {}

    struct Term {
        std::size_t feature = 0;
        double value = 0;
    };

    /// One observation: the features that are not zero.
    void add(std::span<const Term> terms, double observed);

    /// The coefficients. `pulls[f]` pulls the coefficient of feature f to zero with the weight of that many
    /// observations; an infinite pull leaves it out.
    std::vector<double> solve(std::span<const double> pulls) const;

private:
    std::size_t features_;
    std::vector<double> squares_;
    std::vector<double> sums_;
};

}  // namespace crisscross::test
