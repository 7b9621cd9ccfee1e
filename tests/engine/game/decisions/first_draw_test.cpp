#include "engine/game/decisions/first_draw.hpp"

#include <set>

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

std::vector<Seat> best(std::string_view drawn) {
    std::vector<SeatTile> draws;
    for (std::size_t seat = 0; seat < drawn.size(); ++seat)
        draws.push_back(
            {static_cast<Seat>(seat), drawn[seat] == '?' ? blank : tile_of(static_cast<Letter>(drawn[seat] - 'A'))});
    return best_of(draws);
}

}  // namespace

TEST_CASE("the letter closest to A starts, and a blank beats A (K2)") {
    CHECK(best("KBZ") == std::vector{1});
    CHECK(best("A?") == std::vector{1});
    CHECK(best("CCD") == std::vector{0, 1});
}

TEST_CASE("seats that tie for best draw again among themselves until one is best (K2)") {
    bool tied = false;
    for (std::uint8_t number = 0; number < 200; ++number) {
        const auto rounds = draw_order(classic(), Chance(Seed{number}), 4, 2);
        REQUIRE(rounds.back().best.size() == 1);
        for (std::size_t next = 1; next < rounds.size(); ++next) {
            tied = true;
            std::vector<Seat> drawing;
            for (const SeatTile& draw : rounds[next].draws) drawing.push_back(draw.seat);
            CHECK(drawing == rounds[next - 1].best);
        }
    }
    CHECK(tied);
}

TEST_CASE("tiles drawn for first play stay out while others draw again (K2)") {
    Ruleset few = classic().ruleset();
    few.tile_set.front().count = 2;  // A
    few.tile_set.back().count = 0;   // no blanks
    const Rules rules = compile(few).value();
    for (std::uint8_t number = 0; number < 100; ++number) {
        int drawn = 0;
        for (const OrderDrawn& round : draw_order(rules, Chance(Seed{number}), 4, 2))
            for (const SeatTile& draw : round.draws) drawn += draw.tile == tile_of(0);
        CHECK(drawn <= 2);
    }
}

TEST_CASE("a draw in which somebody must tie whenever all draw goes on among those who tie, and ends (R1)") {
    Ruleset alike = system_rules("scrappy").ruleset();
    REQUIRE(alike.first_player == FirstPlayer::best_tile_all_again);
    alike.tile_set = {{"A", 250, 1}, {"B", 1, 1}};
    const auto rounds = draw_order(compile(alike).value(), Chance(Seed{1}), 3, 2);
    REQUIRE(rounds.size() > max_rounds_for_everybody);
    CHECK(rounds.size() < max_rounds_for_everybody + 250);
    CHECK(rounds.back().best.size() == 1);
    for (std::size_t next = 1; next < rounds.size(); ++next)
        CHECK(rounds[next].draws.size() == (next < max_rounds_for_everybody ? 3 : rounds[next - 1].best.size()));
}
