#include "tests/bench/leave_maker.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/bench/table_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

std::string table_made_with(std::uint32_t seed) {
    return text_of(classic(), LeaveMaker(classic(), lexicon_of(short_words()), seed).next({}, 100));
}

}  // namespace

TEST_CASE("a regression finds the coefficients behind its observations") {
    Regression regression(4);
    for (int number = 0; number < 100; ++number) {
        const double one = number % 7;
        const double other = number % 5;
        const std::vector<Regression::Term> terms{{0, 1}, {1, one}, {2, other}, {3, 1}};
        regression.add(terms, 2 + 3 * one - other);
    }
    const std::vector<double> pulls{0, 0, 0, std::numeric_limits<double>::infinity()};
    const auto found = regression.solve(pulls);
    CHECK(std::abs(found[0] - 2) < 1e-6);
    CHECK(std::abs(found[1] - 3) < 1e-6);
    CHECK(std::abs(found[2] + 1) < 1e-6);
    CHECK(found[3] == 0);
    const auto drawn = regression.solve(std::vector<double>{0, 1e9, 1e9, pulls[3]});
    CHECK(std::abs(drawn[1]) < 0.01);
}

TEST_CASE("the value of a tile is found from what racks with it earn") {
    LeaveFit fit(classic());
    for (int number = 0; number < 3000; ++number)
        for (const char* rack : {"", "S", "SS", "N", "G", "T", "NG", "NT", "GT", "EI"}) {
            const std::string_view leave(rack);
            const bool together = leave == "NG";
            const auto copies = static_cast<double>(std::ranges::count(leave, 'S'));
            fit.add(tiles(leave), 30 + 8 * copies + (together ? 12 : 0));
        }
    const LeaveTable table = fit.table();
    const LeaveValues equity(classic(), table);
    CHECK(std::abs(equity(tiles("S")) - 8) < 1);
    CHECK(std::abs(equity(tiles("SS")) - 16) < 1);
    CHECK(std::abs(equity(tiles("EI"))) < 1);
    CHECK_FALSE(table.pairs.empty());
    CHECK(equity(tiles("NG")) > equity(tiles("N")) + equity(tiles("G")) + 5);
}

TEST_CASE("the same seed makes the same table of leaves, and another seed a different one") {
    CHECK(table_made_with(1) == table_made_with(1));
    CHECK(table_made_with(1) != table_made_with(2));
}
