#include <algorithm>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

// The draws before the first turn, recomputed from numbers below a bound alone, as docs/chance.md describes.

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

const std::vector<std::string> three_seats(3);

Seed seed_of(std::uint8_t number) {
    Seed seed{};
    seed[7] = number;
    return seed;
}

/// All tiles side by side: letters in order, then blanks, then red-crossed ones.
std::vector<Tile> row_of(const Rules& rules) {
    std::vector<Tile> row;
    rules.tiles().for_each(
        [&row](Tile tile, int count) { row.insert(row.end(), static_cast<std::size_t>(count), tile); });
    std::sort(row.begin(), row.end(), [](Tile a, Tile b) { return a.code < b.code; });
    return row;
}

Tile take(std::vector<Tile>& row, const Chance& chance, std::size_t event, std::size_t place) {
    const auto number = chance.below(static_cast<std::uint32_t>(row.size()), static_cast<std::uint32_t>(event),
                                     static_cast<std::uint32_t>(place));
    const auto taken = row.begin() + number;
    const Tile tile = *taken;
    row.erase(taken);
    return tile;
}

/// The number of the first event of a kind, counted from 1 as in the document.
template <class Kind>
std::size_t number_of(const StartedGame& game) {
    const auto is_kind = [](const Event& event) { return std::holds_alternative<Kind>(event); };
    return static_cast<std::size_t>(std::find_if(game.events.begin(), game.events.end(), is_kind) -
                                    game.events.begin()) +
           1;
}

void check_racks(const StartedGame& game, const Chance& chance) {
    auto row = row_of(game.state.rules);
    auto event = number_of<Dealt>(game);
    for (Seat seat = 0; seat < 3; ++seat, ++event) {
        TileCounts rack;
        for (std::size_t place = 0; place < 7; ++place) rack.add(take(row, chance, event, place));
        CHECK(std::get<Dealt>(game.events.at(event - 1)).drawn.faces == rack);
    }
}

}  // namespace

TEST_CASE("the seed of a Crosswords game determines its corners, first player and racks (X1, X2)") {
    const Chance chance(seed_of(1));
    StartedGame game(compile(catalogue::crosswords()).value(), three_seats, {"AT"}, chance.seed());
    auto event = static_cast<std::uint32_t>(number_of<BonusesPlaced>(game));
    std::vector<int> corners(14 * 14);
    for (std::size_t corner = 0; corner < corners.size(); ++corner) corners[corner] = static_cast<int>(corner);
    const auto& kinds = game.state.rules.ruleset().corners.kinds;
    const auto& premiums = game.last<BonusesPlaced>().premiums;
    REQUIRE(premiums.size() == 15);
    for (std::uint32_t k = 0; k < 15; ++k) {
        const auto corner = corners.begin() + chance.below(static_cast<std::uint32_t>(corners.size()), event, 2 * k);
        auto percent = static_cast<int>(chance.below(100, event, 2 * k + 1));
        std::size_t kind = 0;
        while ((percent -= kinds.at(kind).percent) >= 0) ++kind;
        CHECK(premiums[k] == corner_premium({*corner / 14, *corner % 14}, kinds[kind].scope, kinds[kind].factor));
        corners.erase(corner);
    }
    event = static_cast<std::uint32_t>(number_of<FirstChosen>(game));
    CHECK(game.last<FirstChosen>().seat == static_cast<Seat>(chance.below(3, event, 0)));
    check_racks(game, chance);
}

TEST_CASE("the seed of a Scrappy game determines its draw for first play, which everybody repeats after a tie (R1)") {
    bool tied = false;
    for (std::uint8_t number = 0; number < 40; ++number) {
        const Chance chance(seed_of(number));
        const StartedGame game(compile(catalogue::scrappy()).value(), three_seats, {"AT"}, chance.seed());
        const auto first = number_of<OrderDrawn>(game);
        const auto dealt = number_of<Dealt>(game);
        tied = tied || dealt - first > 1;
        for (auto event = first; event < dealt; ++event) {
            auto row = row_of(game.state.rules);
            const auto& round = std::get<OrderDrawn>(game.events.at(event - 1));
            REQUIRE(round.draws.size() == 3);
            for (std::size_t seat = 0; seat < 3; ++seat)
                CHECK(round.draws[seat].tile == take(row, chance, event, seat));
        }
        check_racks(game, chance);
    }
    CHECK(tied);
}
