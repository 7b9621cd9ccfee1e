#include "server/history/rating.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace crisscross::server {

namespace {

// Glicko-2 calculates on another scale: its 0 is a rating of 1500, and its 1 is `scale` points (steps 2 and 8).
constexpr double scale = 173.7178;
constexpr double middle = 1500;
constexpr double max_deviation = 350;
constexpr double tolerance = 0.000001;
constexpr int max_steps = 100;

double square(double value) {
    return value * value;
}

/// The weight of a result against somebody whose rating is this uncertain (step 3).
double weight_of(double phi) {
    return 1 / std::sqrt(1 + 3 * square(phi) / square(std::numbers::pi));
}

/// What is expected against one opponent, and what came of it.
struct Encounter {
    double weight = 0;
    double expected = 0;
    double score = 0;
};

std::vector<Encounter> encounters_of(double mu, const std::vector<RatedResult>& results) {
    std::vector<Encounter> made;
    for (const RatedResult& result : results) {
        const double other = (result.opponent.rating - middle) / scale;
        const double weight = weight_of(result.opponent.deviation / scale);
        made.push_back({weight, 1 / (1 + std::exp(-weight * (mu - other))), result.score});
    }
    return made;
}

/// The function whose zero is the logarithm of the new variance (step 5).
struct VolatilityEquation {
    double delta_squared;
    double phi_squared;
    double variance;
    double start;
    double tau;

    double operator()(double x) const {
        const double e = std::exp(x);
        const double sum = phi_squared + variance + e;
        return e * (delta_squared - sum) / (2 * square(sum)) - (x - start) / square(tau);
    }
    /// A point on the other side of the zero.
    double other_side() const {
        if (delta_squared > phi_squared + variance) return std::log(delta_squared - phi_squared - variance);
        double steps = 1;
        while ((*this)(start - steps * tau) < 0 && steps < max_steps) ++steps;
        return start - steps * tau;
    }
};

/// By the Illinois algorithm.
double new_volatility(const VolatilityEquation& f) {
    double a = f.start;
    double b = f.other_side();
    double at_a = f(a);
    double at_b = f(b);
    for (int step = 0; std::abs(b - a) > tolerance && step < max_steps; ++step) {
        const double c = a + (a - b) * at_a / (at_b - at_a);
        const double at_c = f(c);
        if (at_c * at_b <= 0) {
            a = b;
            at_a = at_b;
        } else {
            at_a /= 2;
        }
        b = c;
        at_b = at_c;
    }
    return std::exp(a / 2);
}

}  // namespace

Rating rate(const Rating& before, const std::vector<RatedResult>& results, double tau) {
    const double mu = (before.rating - middle) / scale;
    const double phi = before.deviation / scale;
    if (results.empty()) {
        const double grown = std::sqrt(square(phi) + square(before.volatility)) * scale;
        return {before.rating, std::min(grown, max_deviation), before.volatility};
    }
    double information = 0;
    double improvement = 0;
    for (const Encounter& one : encounters_of(mu, results)) {
        information += square(one.weight) * one.expected * (1 - one.expected);
        improvement += one.weight * (one.score - one.expected);
    }
    const double variance = 1 / information;
    const VolatilityEquation equation{square(variance * improvement), square(phi), variance,
                                      std::log(square(before.volatility)), tau};
    const double volatility = new_volatility(equation);
    const double new_phi = 1 / std::sqrt(1 / (square(phi) + square(volatility)) + information);
    const double new_mu = mu + square(new_phi) * improvement;
    return {middle + scale * new_mu, std::min(scale * new_phi, max_deviation), volatility};
}

}  // namespace crisscross::server
