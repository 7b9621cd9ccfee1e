#include "engine/game/decide.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// Seat 0 has just played HORN, or NROH, which is not a word.
StartedGame after_play(std::string_view word, int seats = 2, Ruling ruling = Ruling::challenge_costs_turn) {
    StartedGame game = classic_game(seats, ruling);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.give(1, "FAMPSTE");
    game.play(0, across("G8", word));
    return game;
}

int tiles_in_game(const Game& game) {
    int total = game.position.bag.total();
    for (const Player& player : game.position.players) total += player.rack.total();
    game.position.board.for_each([&](Cell, Square) { ++total; });
    return total;
}

/// Empties the bag and all but one tile of seat 0, who then lays it after HORN.
StartedGame after_last_play(std::string_view letter, int seats = 2) {
    StartedGame game = after_play("HORN", seats);
    if (game.state.pending_play()->window == Window::held) game.expire();
    game.pass(1);
    if (seats > 2) game.pass(2);
    game.state.position.bag = {};
    game.state.player(0).rack = tiles(letter);
    game.play(0, across("K8", letter));
    return game;
}

}  // namespace

TEST_CASE("a challenge withdraws a play with a bad word, and its turn is lost (K11)") {
    StartedGame game = after_play("NROH");
    const int bag = game.state.position.bag.total();
    game.challenge(1);
    CHECK(game.score(0) == 0);
    CHECK(game.rack(0) == "AAEHNOR");
    CHECK(game.state.position.board.empty());
    CHECK(game.state.position.bag.total() == bag + 4);
    CHECK(game.state.to_move == 1);
    CHECK(game.last<Withdrawn>().returned == 4);
    CHECK(tiles_in_game(game.state) == 100);
}

TEST_CASE("a blank that returns to the rack is a blank again (K8)") {
    StartedGame game = classic_game(2);
    game.turn_to(0);
    game.give(0, "HOR?AAE");
    game.play(0, across("G8", "HORx"));
    game.challenge(1);
    CHECK(game.rack(0) == "AAEHOR?");
}

TEST_CASE("a failed challenge costs the challenger the next turn, once (K11)") {
    StartedGame game = after_play("HORN");
    game.challenge(1);
    CHECK(game.score(0) == 14);
    CHECK(game.last<TurnSkipped>().seat == 1);
    CHECK(game.state.to_move == 0);
    CHECK(game.state.player(1).lost_turns == 0);
}

TEST_CASE("lost turns add up and are skipped one by one (K11)") {
    StartedGame game = after_play("HORN", 3);
    game.challenge(2);
    CHECK(game.state.to_move == 1);
    CHECK(game.state.player(2).lost_turns == 1);
    game.pass(1);
    CHECK(game.last<TurnSkipped>().seat == 2);
    CHECK(game.state.to_move == 0);
}

TEST_CASE("all words of a play are judged together, and one bad word withdraws it (K11)") {
    StartedGame game = after_play("HORN");
    game.play(1, across("G9", "AE"));  // AE is good, HA and OE are not
    game.challenge(0);
    CHECK(game.last<Withdrawn>().seat == 1);
}

TEST_CASE("a play can be challenged once, by an opponent, while it is the latest (K11)") {
    StartedGame game = after_play("HORN");
    const Turn play = game.state.pending_play()->turn;
    CHECK(game.refusal(0, Challenge{play}) == "NOTHING_TO_CHALLENGE");
    CHECK(game.refusal(1, Challenge{play + 7}) == "STALE");
    game.challenge(1);
    CHECK(game.refusal(1, Challenge{play}) == "STALE");
}

TEST_CASE("with two seats the next player's first command closes the window (K11)") {
    StartedGame game = after_play("NROH");
    CHECK(game.state.pending_play()->window == Window::next_turn);
    const Turn play = game.state.pending_play()->turn;
    game.pass(1);
    CHECK(game.state.pending_play() == nullptr);
    CHECK(game.refusal(1, Challenge{play}) == "STALE");
    CHECK(game.score(0) == 14);
}

TEST_CASE("with three seats the next player waits until the window closes (K11)") {
    StartedGame game = after_play("HORN", 3);
    CHECK(game.state.pending_play()->seconds == 10);
    CHECK(game.refusal(1, Pass{game.state.turn}) == "WINDOW_OPEN");
    SECTION("when the time is up") {
        game.expire();
        CHECK(game.last<WindowClosed>().reason == Closing::expired);
    }
    SECTION("when all opponents have accepted") {
        game.accept(2);
        CHECK(game.refusal(2, Accept{game.state.pending_play()->turn}) == "NOTHING_TO_CHALLENGE");
        CHECK(game.refusal(2, Challenge{game.state.pending_play()->turn}) == "NOTHING_TO_CHALLENGE");
        game.accept(1);
        CHECK(game.last<WindowClosed>().reason == Closing::accepted);
    }
    game.pass(1);
    CHECK(game.state.to_move == 2);
}

TEST_CASE("a late expiry is stale") {
    StartedGame game = after_play("HORN", 3);
    const Turn play = game.state.pending_play()->turn;
    game.expire();
    CHECK(game.refusal(0, Expire{play}) == "STALE");
    CHECK(after_play("HORN").refusal(0, Expire{1}) == "STALE");
}

TEST_CASE("a final play ends the game only once its window has closed (K11, K13)") {
    StartedGame game = after_last_play("S");
    CHECK(game.state.pending_play()->window == Window::final);
    CHECK(game.state.pending_play()->seconds == 120);
    CHECK(game.refusal(1, Pass{game.state.turn}) == "WINDOW_OPEN");
    game.accept(1);
    CHECK(game.last<Ended>().reason == EndReason::went_out);
    CHECK(game.refusal(1, Pass{game.state.turn}) == "GAME_OVER");
}

TEST_CASE("a final play that is challenged off returns its tiles, and the game goes on (K11)") {
    StartedGame game = after_last_play("X");
    game.challenge(1);
    CHECK(game.rack(0) == "X");
    CHECK(game.state.to_move == 1);
    CHECK_FALSE(game.state.over());
}

TEST_CASE("after a failed challenge of the final play the game ends before the lost turn comes (K11)") {
    StartedGame game = after_last_play("S", 3);
    game.challenge(2);
    CHECK(game.state.over());
}

TEST_CASE("when a player resigns while their last play is open to challenge, the others play on (G4, K13)") {
    StartedGame game = after_last_play("S", 3);
    game.say(0, Resign{});
    game.accept(1);
    game.accept(2);
    CHECK_FALSE(game.state.over());
    CHECK(game.state.to_move == 1);
}

TEST_CASE("the ruling decides what a failed challenge costs (K17)") {
    SECTION("single: nothing") {
        StartedGame game = after_play("HORN", 2, Ruling::challenge_free);
        game.challenge(1);
        CHECK(game.score(0) == 14);
        CHECK(game.state.to_move == 1);
    }
    SECTION("five: five points for the challenged player") {
        StartedGame game = after_play("HORN", 2, Ruling::challenge_pays_five);
        game.challenge(1);
        CHECK(game.score(0) == 19);
        CHECK(game.state.to_move == 1);
    }
    SECTION("ten: ten points") {
        StartedGame game = after_play("HORN", 2, Ruling::challenge_pays_ten);
        game.challenge(1);
        CHECK(game.score(0) == 24);
    }
}

TEST_CASE("a successful challenge has the same effect under every ruling (K17)") {
    for (const Ruling ruling : {Ruling::challenge_free, Ruling::challenge_pays_five, Ruling::challenge_pays_ten}) {
        StartedGame game = after_play("NROH", 2, ruling);
        game.challenge(1);
        CHECK(game.score(0) == 0);
        CHECK(game.state.to_move == 1);
    }
}
