#include "server/history/rating.hpp"

#include <cmath>

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

bool is_near(double value, double expected, double tolerance) {
    return std::abs(value - expected) < tolerance;
}

}  // namespace

// Mark Glickman, "Example of the Glicko-2 system".
TEST_CASE("the example of the paper on Glicko-2 comes out as it says") {
    const Rating player{.rating = 1500, .deviation = 200, .volatility = 0.06};
    const Rating after = rate(player, {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}}, 0.5);
    CHECK(is_near(after.rating, 1464.06, 0.01));
    CHECK(is_near(after.deviation, 151.52, 0.01));
    CHECK(is_near(after.volatility, 0.05999, 0.00001));
}

TEST_CASE("somebody who does not play becomes less certain, up to a limit") {
    const Rating before{.rating = 1700, .deviation = 100, .volatility = 0.06};
    const Rating after = rate(before, {});
    CHECK(after.rating == 1700);
    CHECK(is_near(after.deviation, std::sqrt(100 * 100 + std::pow(173.7178 * 0.06, 2)), 0.001));
    CHECK(rate({}, {}).deviation == 350);
}

TEST_CASE("a win raises a rating, a loss lowers it as much between equals, and a draw leaves it") {
    const Rating won = rate({}, {{{}, 1}});
    const Rating lost = rate({}, {{{}, 0}});
    CHECK(won.rating > 1600);
    CHECK(is_near(won.rating + lost.rating, 3000, 0.0001));
    CHECK(is_near(rate({}, {{{}, 0.5}}).rating, 1500, 0.0001));
    CHECK(won.deviation < 350);
}

TEST_CASE("ratings stay finite whatever the results") {
    Rating loser{};
    Rating winner{};
    for (int game = 0; game < 5000; ++game) {
        const Rating before = winner;
        winner = rate(winner, {{loser, 1}});
        loser = rate(loser, {{before, 0}});
    }
    for (const Rating& one : {winner, loser}) {
        CHECK(std::isfinite(one.rating));
        CHECK(one.deviation > 0);
        CHECK(one.deviation <= 350);
        CHECK(one.volatility < 1);
    }
    CHECK(winner.rating > loser.rating + 500);
}
