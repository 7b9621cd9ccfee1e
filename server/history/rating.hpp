#pragma once

#include <vector>

namespace crisscross::server {

/// How well somebody plays, by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013). `deviation` says how
/// uncertain the rating is, `volatility` how much it is expected to change.
struct Rating {
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;
    bool operator==(const Rating&) const = default;
};

/// A result against somebody with this rating: 1 for a win, a half for a draw, 0 for a loss.
struct RatedResult {
    Rating opponent{};
    double score = 0;
};

/// How much volatilities may change; the paper recommends 0.3 to 1.2.
inline constexpr double system_constant = 0.5;

/// The rating after one rating period with these results. Without results only the deviation grows.
Rating rate(const Rating& before, const std::vector<RatedResult>& results, double tau = system_constant);

}  // namespace crisscross::server
