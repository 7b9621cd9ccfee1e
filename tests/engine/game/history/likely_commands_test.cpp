#include "engine/game/history/likely_commands.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

TEST_CASE("words are guessed for plays and challenges, not for what else happens while a play is pending") {
    StartedGame game(system_rules("scrappy"), 2, {"AT"});
    game.turn_to(0);
    game.give(0, "ZQXAAEE");
    const Game before = game.state;
    game.play(0, across("A1", "ZQX"));
    const Turn play = game.state.pending_play()->turn;
    const auto guesses = [](const Game& state, Event event) {
        const std::vector events{std::move(event)};
        return likely_words(state, events).size();
    };
    CHECK(guesses(before, game.last<Played>()) > 1);
    CHECK(guesses(game.state, Challenged{1, play, 60}) > 1);
    game.challenge(1);
    CHECK(guesses(game.state, EvidenceShown{0, play, "it is the name of my cat"}) == 1);
    CHECK(guesses(game.state, Voted{1, play, Opinion::convinced}) == 1);
    CHECK(guesses(game.state, Resigned{1}) == 1);
}
