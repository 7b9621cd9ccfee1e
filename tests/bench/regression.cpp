#include "tests/bench/regression.hpp"

#include <cmath>

namespace crisscross::test {

void Regression::add(std::span<const Term> terms, double observed) {
    for (const Term& one : terms) {
        sums_[one.feature] += one.value * observed;
        for (const Term& other : terms) squares_[one.feature * features_ + other.feature] += one.value * other.value;
    }
}

/// By Cholesky decomposition, over the features that are not left out.
std::vector<double> Regression::solve(std::span<const double> pulls) const {
    std::vector<std::size_t> used;
    for (std::size_t feature = 0; feature < features_; ++feature)
        if (std::isfinite(pulls[feature])) used.push_back(feature);
    const std::size_t size = used.size();
    std::vector<double> lower(size * size);
    std::vector<double> solved(size);
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = squares_[used[row] * features_ + used[column]] + (row == column ? pulls[used[row]] : 0);
            for (std::size_t at = 0; at < column; ++at) sum -= lower[row * size + at] * lower[column * size + at];
            lower[row * size + column] = row == column ? std::sqrt(sum) : sum / lower[column * size + column];
        }
        solved[row] = sums_[used[row]];
        for (std::size_t at = 0; at < row; ++at) solved[row] -= lower[row * size + at] * solved[at];
        solved[row] /= lower[row * size + row];
    }
    std::vector<double> coefficients(features_);
    for (std::size_t row = size; row-- > 0;) {
        for (std::size_t at = row + 1; at < size; ++at) solved[row] -= lower[at * size + row] * solved[at];
        solved[row] /= lower[row * size + row];
        coefficients[used[row]] = solved[row];
    }
    return coefficients;
}

}  // namespace crisscross::test
