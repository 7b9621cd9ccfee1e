#include "engine/game/decisions/turns.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

Table horn_table(int seats = 2, Ruling ruling = Ruling::challenge_costs_turn) {
    Table table = classic_table(seats, ruling);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.give(1, "FAMPSTE");
    return table;
}

}  // namespace

TEST_CASE("a game begins with a draw for first play, seven tiles for everybody and the first turn (K2, K3, K6)") {
    const Table table = classic_table(4);
    CHECK(std::holds_alternative<Began>(table.events.front()));
    for (Seat seat = 0; seat < 4; ++seat) CHECK(table.game.player(seat).rack.total() == 7);
    CHECK(table.game.position.bag.total() == 100 - 28);
    CHECK(table.game.turn == 1);
    CHECK(table.last<OrderDrawn>().best == std::vector{table.game.to_move});
}

TEST_CASE("play goes round in seat order (K1)") {
    Table table = classic_table(3);
    std::vector<Seat> movers;
    for (int turn = 0; turn < 5; ++turn) {
        movers.push_back(table.game.to_move);
        table.pass(table.game.to_move);
    }
    for (std::size_t turn = 1; turn < movers.size(); ++turn) CHECK(movers[turn] == (movers[turn - 1] + 1) % 3);
}

TEST_CASE("a play scores, refills the rack and passes the turn on (K6, K12)") {
    Table table = horn_table();
    const int bag = table.game.position.bag.total();
    table.play(0, across("G8", "HORN"));
    CHECK(table.score(0) == 14);
    CHECK(table.game.player(0).rack.total() == 7);
    CHECK(table.game.position.bag.total() == bag - 4);
    CHECK(table.game.to_move == 1);
    CHECK(table.last<Drew>().drawn.count == 4);
}

TEST_CASE("a refused play changes nothing and says why (G1)") {
    Table table = horn_table();
    const Game before = table.game;
    CHECK(table.refusal(0, Play{table.game.turn, across("A1", "HORN")}) == "FIRST_CENTRE");
    CHECK(table.refusal(0, Play{table.game.turn, across("G8", "FARM")}) == "NOT_IN_RACK");
    CHECK(table.refusal(1, Play{table.game.turn, across("G8", "FAM")}) == "NOT_YOUR_TURN");
    CHECK(table.refusal(2, Pass{table.game.turn}) == "NOT_SEATED");
    CHECK(table.refusal(-1, Pass{table.game.turn}) == "NOT_SEATED");
    CHECK(table.game == before);
}

TEST_CASE("a command for an earlier turn is stale") {
    Table table = horn_table();
    const Turn turn = table.game.turn;
    table.play(0, across("G8", "HORN"));
    CHECK(table.refusal(0, Pass{turn}) == "STALE");
    CHECK(table.refusal(1, Pass{turn + 5}) == "STALE");
}

TEST_CASE("words are not checked when they are laid (K11)") {
    Table table = horn_table();
    table.play(0, across("G8", "NROH"));
    CHECK(table.score(0) == 14);
}

TEST_CASE("in a void room a bad word is refused and named, and a good play is accepted at once (K17)") {
    Table table = horn_table(2, Ruling::on_laying);
    CHECK(table.refusal(0, Play{table.game.turn, across("G8", "NROH")}) == "BAD_WORD");
    table.play(0, across("G8", "HORN"));
    CHECK(table.game.pending_play() == nullptr);
    CHECK(table.refusal(1, Challenge{table.game.turn - 1}) == "STALE");
}

TEST_CASE("an exchange draws before it returns tiles (K9)") {
    Table table = horn_table();
    const int bag = table.game.position.bag.total();
    table.exchange(0, "HORN");
    CHECK(table.last<Exchanged>().drawn.count == 4);
    CHECK(table.last<Exchanged>().returned.faces == tiles("HORN"));
    CHECK(table.game.player(0).rack.total() == 7);
    CHECK(table.game.position.bag.total() == bag);
    CHECK(table.game.to_move == 1);
}

TEST_CASE("exchanging nothing is a pass (K9)") {
    Table table = horn_table();
    table.exchange(0, "");
    CHECK(std::holds_alternative<Passed>(table.events[table.events.size() - 2]));
}

TEST_CASE("an exchange needs its tiles on the rack and at least as many in the bag (K9)") {
    Table table = horn_table();
    CHECK(table.refusal(0, Exchange{table.game.turn, tiles("ZZZ")}) == "NOT_IN_RACK");
    table.game.position.bag = tiles("ABC");
    CHECK(table.refusal(0, Exchange{table.game.turn, tiles("HORN")}) == "BAG_TOO_SMALL");
    table.exchange(0, "HOR");
}

TEST_CASE("a room may require a minimum in the bag for an exchange (K9)") {
    Ruleset rules = classic().ruleset();
    rules.exchange_minimum = 7;
    Table table(compile(rules).value(), 2, {"AB"});
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.game.position.bag = tiles("ABCDEF");
    CHECK(table.refusal(0, Exchange{table.game.turn, tiles("H")}) == "BAG_TOO_SMALL");
}

TEST_CASE("passing is always allowed (K10)") {
    Table table = horn_table();
    table.pass(0);
    CHECK(table.last<Passed>().seat == 0);
    CHECK(table.game.to_move == 1);
}
