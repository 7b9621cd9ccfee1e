#include "engine/catalogue/catalogue.hpp"
#include "tests/engine/computer/each_strength.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/games/tournament.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

struct Points {
    int weaker = 0;
    int stronger = 0;
};

/// What two strengths score against each other, with each of them as often in the first seat as the other.
Points play_games(Strength weaker, Strength stronger, std::uint32_t games) {
    const Rules rules = compile(*catalogue::find("classic")).value();
    const Lists lists(default_list(), rules);
    EachStrength players(rules, lists);
    Points points;
    for (std::uint32_t game = 0; game < games; ++game) {
        const auto first = static_cast<Seat>(game % 2);
        std::vector<ComputerPlayer*> seats{players[stronger], players[stronger]};
        seats[index_of(first)] = players[weaker];
        Tournament tournament(rules, lists.all, game, seats);
        tournament.play();
        points.weaker += tournament.game().player(first).score;
        points.stronger += tournament.game().player(1 - first).score;
    }
    return points;
}

}  // namespace

TEST_CASE("a casual player beats a beginner by far, and a strong player a casual one") {
    const Points casual = play_games(Strength::beginner, Strength::casual, long_run() ? 200 : 8);
    CHECK(10 * casual.stronger > 12 * casual.weaker);
    CHECK(2 * casual.weaker > casual.stronger);  // a beginner, not a child
    const Points strong = play_games(Strength::casual, Strength::strong, long_run() ? 100 : 2);
    CHECK(10 * strong.stronger > 12 * strong.weaker);
}
