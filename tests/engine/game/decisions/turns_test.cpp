#include "engine/game/decisions/turns.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

StartedGame horn_game(int seats = 2, Ruling ruling = Ruling::challenge_costs_turn) {
    StartedGame game = classic_game(seats, ruling);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.give(1, "FAMPSTE");
    return game;
}

}  // namespace

TEST_CASE("a game begins with a draw for first play, seven tiles for everybody and the first turn (K2, K3, K6)") {
    const StartedGame game = classic_game(4);
    CHECK(std::holds_alternative<Began>(game.events.front()));
    for (Seat seat = 0; seat < 4; ++seat) CHECK(game.state.player(seat).rack.total() == 7);
    CHECK(game.state.position.bag.total() == 100 - 28);
    CHECK(game.state.turn == 1);
    CHECK(game.last<OrderDrawn>().best == std::vector{game.state.to_move});
}

TEST_CASE("play goes round in seat order (K1)") {
    StartedGame game = classic_game(3);
    std::vector<Seat> movers;
    for (int turn = 0; turn < 5; ++turn) {
        movers.push_back(game.state.to_move);
        game.pass(game.state.to_move);
    }
    for (std::size_t turn = 1; turn < movers.size(); ++turn) CHECK(movers[turn] == (movers[turn - 1] + 1) % 3);
}

TEST_CASE("a play scores, refills the rack and passes the turn on (K6, K12)") {
    StartedGame game = horn_game();
    const int bag = game.state.position.bag.total();
    game.play(0, across("G8", "HORN"));
    CHECK(game.score(0) == 14);
    CHECK(game.state.player(0).rack.total() == 7);
    CHECK(game.state.position.bag.total() == bag - 4);
    CHECK(game.state.to_move == 1);
    CHECK(game.last<Drew>().drawn.count == 4);
}

TEST_CASE("a refused play changes nothing and says why (G1)") {
    StartedGame game = horn_game();
    const Game before = game.state;
    CHECK(game.refusal(0, Play{game.state.turn, across("A1", "HORN")}) == "FIRST_CENTRE");
    CHECK(game.refusal(0, Play{game.state.turn, across("G8", "FARM")}) == "NOT_IN_RACK");
    CHECK(game.refusal(1, Play{game.state.turn, across("G8", "FAM")}) == "NOT_YOUR_TURN");
    CHECK(game.refusal(2, Pass{game.state.turn}) == "NOT_SEATED");
    CHECK(game.refusal(-1, Pass{game.state.turn}) == "NOT_SEATED");
    CHECK(game.state == before);
}

TEST_CASE("a command for an earlier turn is stale") {
    StartedGame game = horn_game();
    const Turn turn = game.state.turn;
    game.play(0, across("G8", "HORN"));
    CHECK(game.refusal(0, Pass{turn}) == "STALE");
    CHECK(game.refusal(1, Pass{turn + 5}) == "STALE");
}

TEST_CASE("words are not checked when they are laid (K11)") {
    StartedGame game = horn_game();
    game.play(0, across("G8", "NROH"));
    CHECK(game.score(0) == 14);
}

TEST_CASE("in a void room a bad word is refused and named, and a good play is accepted at once (K17)") {
    StartedGame game = horn_game(2, Ruling::on_laying);
    CHECK(game.refusal(0, Play{game.state.turn, across("G8", "NROH")}) == "BAD_WORD");
    game.play(0, across("G8", "HORN"));
    CHECK(game.state.pending_play() == nullptr);
    CHECK(game.refusal(1, Challenge{game.state.turn - 1}) == "STALE");
}

TEST_CASE("an exchange draws before it returns tiles (K9)") {
    StartedGame game = horn_game();
    const int bag = game.state.position.bag.total();
    game.exchange(0, "HORN");
    CHECK(game.last<Exchanged>().drawn.count == 4);
    CHECK(game.last<Exchanged>().returned.faces == tiles("HORN"));
    CHECK(game.state.player(0).rack.total() == 7);
    CHECK(game.state.position.bag.total() == bag);
    CHECK(game.state.to_move == 1);
}

TEST_CASE("exchanging nothing is a pass (K9)") {
    StartedGame game = horn_game();
    game.exchange(0, "");
    CHECK(std::holds_alternative<Passed>(game.events[game.events.size() - 2]));
}

TEST_CASE("an exchange needs its tiles on the rack and at least as many in the bag (K9)") {
    StartedGame game = horn_game();
    CHECK(game.refusal(0, Exchange{game.state.turn, tiles("ZZZ")}) == "NOT_IN_RACK");
    game.state.position.bag = tiles("ABC");
    CHECK(game.refusal(0, Exchange{game.state.turn, tiles("HORN")}) == "BAG_TOO_SMALL");
    game.exchange(0, "HOR");
}

TEST_CASE("a room may require a minimum in the bag for an exchange (K9)") {
    Ruleset rules = classic().ruleset();
    rules.exchange_minimum = 7;
    StartedGame game(compile(rules).value(), 2, {"AB"});
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.state.position.bag = tiles("ABCDEF");
    CHECK(game.refusal(0, Exchange{game.state.turn, tiles("H")}) == "BAG_TOO_SMALL");
}

TEST_CASE("passing is always allowed (K10)") {
    StartedGame game = horn_game();
    game.pass(0);
    CHECK(game.last<Passed>().seat == 0);
    CHECK(game.state.to_move == 1);
}
