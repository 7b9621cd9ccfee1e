#include "engine/game/decide.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// Seat 0 has just played HORN, or NROH, which is not a word.
Table after_play(std::string_view word, int seats = 2, Ruling ruling = Ruling::challenge_costs_turn) {
    Table table = classic_table(seats, ruling);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.give(1, "FAMPSTE");
    table.play(0, across("G8", word));
    return table;
}

int tiles_in_game(const Game& game) {
    int total = game.position.bag.total();
    for (const Player& player : game.position.players) total += player.rack.total();
    game.position.board.for_each([&](Cell, Square) { ++total; });
    return total;
}

/// Empties the bag and all but one tile of seat 0, who then lays it after HORN.
Table after_last_play(std::string_view letter, int seats = 2) {
    Table table = after_play("HORN", seats);
    if (table.game.pending_play()->window == Window::held) table.expire();
    table.pass(1);
    if (seats > 2) table.pass(2);
    table.game.position.bag = {};
    table.game.player(0).rack = tiles(letter);
    table.play(0, across("K8", letter));
    return table;
}

}  // namespace

TEST_CASE("a challenge withdraws a play with a bad word, and its turn is lost (K11)") {
    Table table = after_play("NROH");
    const int bag = table.game.position.bag.total();
    table.challenge(1);
    CHECK(table.score(0) == 0);
    CHECK(table.rack(0) == "AAEHNOR");
    CHECK(table.game.position.board.empty());
    CHECK(table.game.position.bag.total() == bag + 4);
    CHECK(table.game.to_move == 1);
    CHECK(table.last<Withdrawn>().returned == 4);
    CHECK(tiles_in_game(table.game) == 100);
}

TEST_CASE("a blank that returns to the rack is a blank again (K8)") {
    Table table = classic_table(2);
    table.turn_to(0);
    table.give(0, "HOR?AAE");
    table.play(0, across("G8", "HORx"));
    table.challenge(1);
    CHECK(table.rack(0) == "AAEHOR?");
}

TEST_CASE("a failed challenge costs the challenger the next turn, once (K11)") {
    Table table = after_play("HORN");
    table.challenge(1);
    CHECK(table.score(0) == 14);
    CHECK(table.last<TurnSkipped>().seat == 1);
    CHECK(table.game.to_move == 0);
    CHECK(table.game.player(1).lost_turns == 0);
}

TEST_CASE("lost turns add up and are skipped one by one (K11)") {
    Table table = after_play("HORN", 3);
    table.challenge(2);
    CHECK(table.game.to_move == 1);
    CHECK(table.game.player(2).lost_turns == 1);
    table.pass(1);
    CHECK(table.last<TurnSkipped>().seat == 2);
    CHECK(table.game.to_move == 0);
}

TEST_CASE("all words of a play are judged together, and one bad word withdraws it (K11)") {
    Table table = after_play("HORN");
    table.play(1, across("G9", "AE"));  // AE is good, HA and OE are not
    table.challenge(0);
    CHECK(table.last<Withdrawn>().seat == 1);
}

TEST_CASE("a play can be challenged once, by an opponent, while it is the latest (K11)") {
    Table table = after_play("HORN");
    const Turn play = table.game.pending_play()->turn;
    CHECK(table.refusal(0, Challenge{play}) == "NOTHING_TO_CHALLENGE");
    CHECK(table.refusal(1, Challenge{play + 7}) == "STALE");
    table.challenge(1);
    CHECK(table.refusal(1, Challenge{play}) == "STALE");
}

TEST_CASE("with two seats the next player's first command closes the window (K11)") {
    Table table = after_play("NROH");
    CHECK(table.game.pending_play()->window == Window::next_turn);
    const Turn play = table.game.pending_play()->turn;
    table.pass(1);
    CHECK(table.game.pending_play() == nullptr);
    CHECK(table.refusal(1, Challenge{play}) == "STALE");
    CHECK(table.score(0) == 14);
}

TEST_CASE("with three seats the next player waits until the window closes (K11)") {
    Table table = after_play("HORN", 3);
    CHECK(table.game.pending_play()->seconds == 10);
    CHECK(table.refusal(1, Pass{table.game.turn}) == "WINDOW_OPEN");
    SECTION("when the time is up") {
        table.expire();
        CHECK(table.last<WindowClosed>().reason == Closing::expired);
    }
    SECTION("when all opponents have accepted") {
        table.accept(2);
        CHECK(table.refusal(2, Accept{table.game.pending_play()->turn}) == "NOTHING_TO_CHALLENGE");
        CHECK(table.refusal(2, Challenge{table.game.pending_play()->turn}) == "NOTHING_TO_CHALLENGE");
        table.accept(1);
        CHECK(table.last<WindowClosed>().reason == Closing::accepted);
    }
    table.pass(1);
    CHECK(table.game.to_move == 2);
}

TEST_CASE("a late expiry is stale") {
    Table table = after_play("HORN", 3);
    const Turn play = table.game.pending_play()->turn;
    table.expire();
    CHECK(table.refusal(0, Expire{play}) == "STALE");
    CHECK(after_play("HORN").refusal(0, Expire{1}) == "STALE");
}

TEST_CASE("a final play ends the game only once its window has closed (K11, K13)") {
    Table table = after_last_play("S");
    CHECK(table.game.pending_play()->window == Window::final);
    CHECK(table.game.pending_play()->seconds == 120);
    CHECK(table.refusal(1, Pass{table.game.turn}) == "WINDOW_OPEN");
    table.accept(1);
    CHECK(table.last<Ended>().reason == Reason::went_out);
    CHECK(table.refusal(1, Pass{table.game.turn}) == "GAME_OVER");
}

TEST_CASE("a final play that is challenged off returns its tiles, and the game goes on (K11)") {
    Table table = after_last_play("X");
    table.challenge(1);
    CHECK(table.rack(0) == "X");
    CHECK(table.game.to_move == 1);
    CHECK_FALSE(table.game.over());
}

TEST_CASE("after a failed challenge of the final play the game ends before the lost turn comes (K11)") {
    Table table = after_last_play("S", 3);
    table.challenge(2);
    CHECK(table.game.over());
}

TEST_CASE("when a player resigns while their last play is open to challenge, the others play on (G4, K13)") {
    Table table = after_last_play("S", 3);
    table.say(0, Resign{});
    table.accept(1);
    table.accept(2);
    CHECK_FALSE(table.game.over());
    CHECK(table.game.to_move == 1);
}

TEST_CASE("the ruling decides what a failed challenge costs (K17)") {
    SECTION("single: nothing") {
        Table table = after_play("HORN", 2, Ruling::challenge_free);
        table.challenge(1);
        CHECK(table.score(0) == 14);
        CHECK(table.game.to_move == 1);
    }
    SECTION("five: five points for the challenged player") {
        Table table = after_play("HORN", 2, Ruling::challenge_pays_five);
        table.challenge(1);
        CHECK(table.score(0) == 19);
        CHECK(table.game.to_move == 1);
    }
    SECTION("ten: ten points") {
        Table table = after_play("HORN", 2, Ruling::challenge_pays_ten);
        table.challenge(1);
        CHECK(table.score(0) == 24);
    }
}

TEST_CASE("a successful challenge has the same effect under every ruling (K17)") {
    for (const Ruling ruling : {Ruling::challenge_free, Ruling::challenge_pays_five, Ruling::challenge_pays_ten}) {
        Table table = after_play("NROH", 2, ruling);
        table.challenge(1);
        CHECK(table.score(0) == 0);
        CHECK(table.game.to_move == 1);
    }
}
