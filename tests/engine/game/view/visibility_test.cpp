#include "engine/game/view/visibility.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

TEST_CASE("a seat sees its dealt rack and the others see only how many tiles it has (G3)") {
    const StartedGame game = classic_game(2);
    const Dealt& dealt = game.last<Dealt>();
    CHECK(std::get<Dealt>(seen_by(dealt.seat, dealt)) == dealt);
    for (const Viewer viewer : {Viewer{1 - dealt.seat}, Viewer{}}) {
        const auto seen = std::get<Dealt>(seen_by(viewer, dealt));
        CHECK(seen.drawn.count == 7);
        CHECK_FALSE(seen.drawn.faces);
    }
}

TEST_CASE("an exchange shows the others only how many tiles (G3)") {
    StartedGame game = classic_game(2);
    const Seat seat = game.state.to_move;
    game.exchange(seat, game.rack(seat).substr(0, 3));
    const auto seen = std::get<Exchanged>(seen_by(1 - seat, game.last<Exchanged>()));
    CHECK(seen.drawn.count == 3);
    CHECK_FALSE(seen.drawn.faces);
    CHECK_FALSE(seen.returned.faces);
}

TEST_CASE("others learn only how many tiles were drawn for a withdrawn play (G6)") {
    StartedGame game = classic_game(2);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "NROH"));
    game.challenge(1);
    CHECK_FALSE(std::get<Withdrawn>(seen_by(1, game.last<Withdrawn>())).rack.faces);
    CHECK(std::get<Withdrawn>(seen_by(0, game.last<Withdrawn>())).rack.faces);
    CHECK_FALSE(std::get<Drew>(seen_by(1, game.last<Drew>())).drawn.faces);
}

TEST_CASE("a view holds the viewer's rack, and only the size of other racks and the bag (G3)") {
    const StartedGame game = classic_game(3);
    const View seen = view(game.state, 1);
    CHECK(seen.bag == 79);
    CHECK(seen.players[1].rack.faces == game.state.player(1).rack);
    CHECK_FALSE(seen.players[0].rack.faces);
    CHECK_FALSE(seen.players[2].rack.faces);
    for (const PlayerView& player : view(game.state, {}).players) CHECK_FALSE(player.rack.faces);
}

TEST_CASE("racks are open once the game is over") {
    StartedGame game = classic_game(2);
    while (!game.state.over()) game.pass(game.state.to_move);
    for (const PlayerView& player : view(game.state, {}).players) CHECK(player.rack.faces);
}
