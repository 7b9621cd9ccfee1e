#include <algorithm>

#include "engine/settings.hpp"
#include "engine/visibility.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/short_words.hpp"
#include "tests/support/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

int tiles_in_game(const Game& game) {
    int total = game.now.bag.total();
    for (const Player& player : game.now.players) total += player.rack.total();
    game.now.board.for_each([&](Cell, Square) { ++total; });
    return total;
}

/// What a player's events add up to.
int account_of(const std::vector<Event>& events, Seat seat) {
    int sum = 0;
    for (const Event& event : events) {
        if (const auto* played = std::get_if<Played>(&event)) sum += played->seat == seat ? played->score.total : 0;
        if (const auto* upheld = std::get_if<Upheld>(&event)) sum += upheld->seat == seat ? upheld->points : 0;
        if (const auto* withdrawn = std::get_if<Withdrawn>(&event))
            if (withdrawn->seat == seat) sum = withdrawn->score;
    }
    return sum;
}

}  // namespace

TEST_CASE("random games of every challenge rule and number of seats keep all tiles and all points (G2)") {
    const auto ruling = GENERATE(Ruling::on_laying, Ruling::challenge_free, Ruling::challenge_costs_turn,
                                 Ruling::challenge_pays_five, Ruling::challenge_pays_ten);
    for (int seats = 2; seats <= 4; ++seats) {
        Settings settings;
        settings.ruling = ruling;
        Table table(resolve(settings).value(), seats, short_words());
        RandomPlayer player(short_words_as_letters(), static_cast<std::uint32_t>(seats));
        while (!table.game.over()) {
            const Move move = player.next(table.game);
            table.say(move.seat, move.command);
            REQUIRE(tiles_in_game(table.game) == 100);
            for (Seat seat = 0; seat < seats; ++seat) REQUIRE(table.score(seat) == account_of(table.events, seat));
        }
        CHECK(fold(fresh(table.game.rules), table.events) == table.game);
        CHECK(table.last<Ended>().winners.size() >= 1);
    }
}
