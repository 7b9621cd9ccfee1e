#include "engine/computer/win_chance.hpp"

#include <algorithm>

#include "engine/catalogue/catalogue.hpp"
#include "tests/bench/chance_fit.hpp"
#include "tests/bench/table_text.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

double first_seat_chance(const ChanceTable& table, double ahead, int tiles, Seat to_move = 0) {
    return win_chances(table, {{100 + ahead, 100.0}, to_move, tiles}).front();
}

bool is_about(double one, double other, double off) {
    return std::abs(one - other) <= off;
}

}  // namespace

TEST_CASE("every system in which points decide has a table of chances, and no other has one") {
    for (const Ruleset& ruleset : catalogue::all()) {
        INFO(ruleset.id);
        CHECK(chance_table(compile(ruleset).value()).has_value() == (ruleset.id != "scrappy"));
    }
}

TEST_CASE("chances add up to one, grow with the lead, and a lead counts more when fewer tiles are left") {
    for (const SystemChances& made : chances_by_system()) {
        INFO(made.system);
        const ChanceTable table = read_chance_table(made.text).value();
        CHECK(text_of(table) == text_of(read_chance_table(text_of(table)).value()));
        for (const int tiles : {0, 3, 20, 50, 90, 300}) {
            const auto all = win_chances(table, {{200.0, 180.0, std::nullopt, 210.0}, 1, tiles});
            CHECK(is_about(all[0] + all[1] + all[3], 1, 1e-9));
            CHECK(all[2] == 0);
            CHECK(first_seat_chance(table, 60, tiles) > first_seat_chance(table, 20, tiles));
            CHECK(first_seat_chance(table, 0, tiles) > first_seat_chance(table, 0, tiles, 1));
            const double behind = 1 - first_seat_chance(table, -60, tiles, 1);
            CHECK(is_about(first_seat_chance(table, 60, tiles), behind, 1e-9));
        }
        const double early = first_seat_chance(table, 60, 90);
        if (table.points.front().tiles < 30) CHECK(first_seat_chance(table, 60, 8) > early);
    }
}

TEST_CASE("the share of a win is divided among its winners") {
    Ended ended;
    ended.winners = {0, 2};
    CHECK(shares_of(ended, 3) == std::vector<double>{0.5, 0, 0.5});
}

TEST_CASE("a table that is out of order or incomplete is refused") {
    CHECK_FALSE(read_chance_table("").has_value());
    CHECK_FALSE(read_chance_table("// only a comment\n").has_value());
    CHECK_FALSE(read_chance_table("7 0.05\n").has_value());
    CHECK_FALSE(read_chance_table("7 0.05 0.1 3\n").has_value());
    CHECK_FALSE(read_chance_table("7 0.05 0.1\n7 0.04 0.1\n").has_value());
    CHECK_FALSE(read_chance_table("7 -0.05 0.1\n").has_value());
    CHECK(read_chance_table("7 0.05 0.1\n\n// a comment\n9 0.04 0.1\n")->points.size() == 2);
}

TEST_CASE("the fit finds the chances from which games were made") {
    ChanceFit fit(10);
    std::uint64_t random = 88172645463325252ULL;
    for (int game = 0; game < 40'000; ++game) {
        random ^= random << 13, random ^= random >> 7, random ^= random << 17;
        const int tiles = game % 2 == 0 ? 5 : 55;
        const double lead = static_cast<double>(random % 201) - 100;
        const double slope = tiles == 5 ? 0.05 : 0.02;
        const double chance = 1 / (1 + std::exp(-(0.4 + slope * lead)));
        fit.add(tiles, lead, static_cast<double>(random >> 32) / 4294967296.0 < chance ? 1 : 0);
    }
    const ChanceTable made = fit.table();
    REQUIRE(made.points.size() == 2);
    CHECK(is_about(made.points[0].lead, 0.05, 0.004));
    CHECK(is_about(made.points[1].lead, 0.02, 0.002));
    for (const ChancePoint& point : made.points) CHECK(is_about(point.turn, 0.4, 0.1));
}
