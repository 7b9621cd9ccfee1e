#include "tests/bench/leave_fit.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace crisscross::test {

using namespace engine;

namespace {

// Features: the average, the balances, the copies of each tile, the pairs of tiles.
constexpr std::size_t balances = 1;
constexpr std::size_t copies = balances + 2 * LeaveTable::reach + 1;
constexpr std::size_t pairs = copies + tile_codes * LeaveTable::copies;
constexpr std::size_t features = pairs + tile_codes * (tile_codes - 1) / 2;

/// How strongly coefficients are pulled to zero, in observations. The points of a turn spread by about twenty, the
/// value of a tile by about eight, that of a pair by about one.
constexpr double tile_pull = 25;
constexpr double pair_pull = 1500;
/// Pairs with a smaller value after the pull are left out.
constexpr double min_pair_value = 1;

std::size_t copy_of(Tile tile, int copy) {
    return copies + tile.code * std::size_t{LeaveTable::copies} +
           static_cast<std::size_t>(std::min(copy, LeaveTable::copies - 1));
}

/// `one` must have the lower code.
std::size_t pair_of(Tile one, Tile other) {
    return pairs + other.code * (other.code - std::size_t{1}) / 2 + one.code;
}

}  // namespace

LeaveFit::LeaveFit(const Rules& rules) : rules_(rules), regression_(features) {}

void LeaveFit::add(const TileCounts& leave, double earned) {
    std::vector<Regression::Term> terms{{0, 1}};
    std::vector<Tile> kinds;
    int balance = 0;
    leave.for_each([&](Tile tile, int count) {
        balance += side_of(rules_, tile) * count;
        for (int copy = 0; copy < std::min(count, LeaveTable::copies); ++copy)
            terms.push_back({copy_of(tile, copy), copy < LeaveTable::copies - 1 ? 1.0 : count - copy});
        for (const Tile other : kinds) terms.push_back({pair_of(other, tile), 1});
        kinds.push_back(tile);
    });
    const int bounded = std::clamp(balance, -LeaveTable::reach, LeaveTable::reach);
    terms.push_back({balances + static_cast<std::size_t>(bounded + LeaveTable::reach), 1});
    regression_.add(terms, earned);
}

LeaveTable LeaveFit::table() const {
    std::vector<double> wanted = pulls(pair_pull);
    const auto all = regression_.solve(wanted);
    for (std::size_t pair = pairs; pair < features; ++pair)
        if (std::abs(all[pair]) < min_pair_value) wanted[pair] = std::numeric_limits<double>::infinity();
    return table_of(regression_.solve(wanted));
}

std::vector<double> LeaveFit::pulls(double of_pairs) const {
    std::vector<double> pulls(features, tile_pull);
    pulls[0] = 0;
    std::fill(pulls.begin() + pairs, pulls.end(), of_pairs);
    return pulls;
}

/// Shifted so that an empty leave has the value 0.
LeaveTable LeaveFit::table_of(std::span<const double> coefficients) const {
    LeaveTable table;
    for (std::size_t at = 0; at < table.balance.size(); ++at)
        table.balance[at] = coefficients[balances + at] - coefficients[balances + LeaveTable::reach];
    rules_.tiles().for_each([&](Tile tile, int) {
        for (int copy = 0; copy < LeaveTable::copies; ++copy)
            table.tiles[tile.code][static_cast<std::size_t>(copy)] = coefficients[copy_of(tile, copy)];
        rules_.tiles().for_each([&](Tile other, int) {
            if (other < tile && coefficients[pair_of(other, tile)] != 0)
                table.pairs.push_back({other, tile, coefficients[pair_of(other, tile)]});
        });
    });
    return table;
}

}  // namespace crisscross::test
