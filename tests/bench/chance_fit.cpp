#include "tests/bench/chance_fit.hpp"

#include <cmath>

namespace crisscross::test {

using namespace engine;

namespace {

constexpr std::size_t min_positions = 300;
constexpr int max_rounds = 50;
/// A weak pull towards no effect, so that a bucket where every leader won has finite numbers. Leads are in hundreds
/// of points here.
constexpr double ridge = 0.5;

}  // namespace

void ChanceFit::add(int tiles, double lead, double won) {
    seen_[tiles / width_].push_back({static_cast<double>(tiles), lead / 100, won});
}

/// Newton's method for two numbers.
ChancePoint ChanceFit::fitted(const std::vector<Seen>& seen) {
    double slope = 0;
    double turn = 0;
    for (int round = 0; round < max_rounds; ++round) {
        double towards_slope = -ridge * slope;
        double towards_turn = -ridge * turn;
        double ss = ridge;
        double st = 0;
        double tt = ridge;
        for (const Seen& one : seen) {
            const double chance = 1 / (1 + std::exp(-(turn + slope * one.lead)));
            const double weight = chance * (1 - chance);
            towards_slope += (one.won - chance) * one.lead;
            towards_turn += one.won - chance;
            ss += weight * one.lead * one.lead;
            st += weight * one.lead;
            tt += weight;
        }
        const double determinant = ss * tt - st * st;
        const double slope_step = (tt * towards_slope - st * towards_turn) / determinant;
        const double turn_step = (ss * towards_turn - st * towards_slope) / determinant;
        slope += slope_step;
        turn += turn_step;
        if (std::abs(slope_step) + std::abs(turn_step) < 1e-9) break;
    }
    double tiles = 0;
    for (const Seen& one : seen) tiles += one.tiles;
    return {tiles / static_cast<double>(seen.size()), std::max(0.0, slope / 100), turn};
}

ChanceTable ChanceFit::table() const {
    ChanceTable made;
    std::vector<Seen> together;
    for (auto bucket = seen_.begin(); bucket != seen_.end(); ++bucket) {
        together.insert(together.end(), bucket->second.begin(), bucket->second.end());
        if (together.size() < min_positions && std::next(bucket) != seen_.end()) continue;
        made.points.push_back(fitted(together));
        together.clear();
    }
    return made;
}

}  // namespace crisscross::test
