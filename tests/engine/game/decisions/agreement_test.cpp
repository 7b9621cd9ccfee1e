#include "engine/game/fit.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// The game without what only counts up, and without what can be taken back.
Game without_counts(Game game) {
    game.events = 0;
    game.turn = 0;
    game.latest_moves.clear();
    return game;
}

/// The drawn tiles of the last `drew`.
TileCounts last_draw(const StartedGame& game) {
    return game.last<Drew>().drawn.faces.value();
}

}  // namespace

TEST_CASE("taking a play back restores the game before it, and the tiles drawn for it go back (A1)") {
    StartedGame game = classic_turn(2, Ruling::on_laying);
    const Game before = game.state;
    game.play(0, across("G8", "HORN"));
    game.say(0, TakeBack{before.turn});
    CHECK(game.last<TakenBack>() == TakenBack{0, before.turn});
    CHECK(without_counts(game.state) == without_counts(before));
    CHECK(game.rack(0) == "AAEHNOR");
    CHECK(game.state.position.bag == before.position.bag);
    CHECK(game.state.turn == before.turn + 2);
    CHECK(game.state.latest_moves.empty());
}

TEST_CASE("a play that is made again after a take-back draws other tiles (A1)") {
    StartedGame game = classic_turn(2, Ruling::on_laying);
    const Turn turn = game.state.turn;
    game.play(0, across("G8", "HORN"));
    const TileCounts first = last_draw(game);
    game.say(0, TakeBack{turn});
    game.play(0, across("G8", "HORN"));
    CHECK(last_draw(game) != first);
}

TEST_CASE("taking a move back opens the window again that it had closed (A1)") {
    StartedGame game = classic_turn(2);
    game.play(0, across("G8", "HORN"));
    const Game before = game.state;
    REQUIRE(before.pending_play());
    game.pass(1);
    REQUIRE_FALSE(game.state.pending_play());
    game.say(1, TakeBack{before.turn});
    CHECK(without_counts(game.state) == without_counts(before));
    game.challenge(1);
    CHECK(game.last<Upheld>().seat == 0);
}

TEST_CASE("a move is taken back with the moves after it (A1)") {
    StartedGame game = classic_turn(3, Ruling::on_laying);
    const Game before = game.state;
    game.play(0, across("G8", "HORN"));
    game.exchange(1, "FAM");
    game.pass(2);
    game.say(0, TakeBack{before.turn});
    CHECK(without_counts(game.state) == without_counts(before));
    CHECK(game.rack(1) == "AEFMPST");
    CHECK(game.refusal(1, TakeBack{before.turn + 1}) == "NOTHING_TO_TAKE_BACK");
}

TEST_CASE("passes, exchanges and skipped turns are taken back (A1)") {
    StartedGame game = classic_turn(2);
    game.play(0, across("G8", "HORN"));
    game.challenge(1);
    REQUIRE(game.last<TurnSkipped>().seat == 1);
    const Game before = game.state;
    game.exchange(0, "A");
    const Game exchanged = game.state;
    game.pass(1);
    game.say(1, TakeBack{exchanged.turn});
    CHECK(without_counts(game.state) == without_counts(exchanged));
    game.say(0, TakeBack{before.turn});
    CHECK(without_counts(game.state) == without_counts(before));
}

TEST_CASE("a turn that was skipped after a move is still to be skipped when the move is taken back (A1)") {
    StartedGame game = classic_turn(3);
    game.state.player(1).lost_turns = 1;
    const Game before = game.state;
    game.pass(0);
    REQUIRE(game.state.to_move == 2);
    game.say(0, TakeBack{before.turn});
    CHECK(game.state.player(1).lost_turns == 1);
    CHECK(game.state.to_move == 0);
}

TEST_CASE("only the latest move of a player can be taken back, and none after a challenge or a resignation (A1)") {
    StartedGame game = classic_turn(3, Ruling::on_laying);
    const Turn first = game.state.turn;
    CHECK(game.refusal(0, TakeBack{first}) == "NOTHING_TO_TAKE_BACK");
    for (int moves = 0; moves < 4; ++moves) game.pass(game.state.to_move);
    CHECK(game.refusal(0, TakeBack{first}) == "NOTHING_TO_TAKE_BACK");
    CHECK(game.refusal(1, TakeBack{first + 3}) == "NOTHING_TO_TAKE_BACK");
    CHECK_FALSE(game.code(0, TakeBack{first + 3}));
    game.say(2, Resign{});
    CHECK(game.refusal(0, TakeBack{first + 3}) == "NOTHING_TO_TAKE_BACK");

    StartedGame challenged = classic_turn(2);
    challenged.play(0, across("G8", "HORN"));
    challenged.challenge(1);
    CHECK(challenged.refusal(0, TakeBack{first}) == "NOTHING_TO_TAKE_BACK");
}

TEST_CASE("points for overtime stay when a move is taken back (A1, T3)") {
    StartedGame game = classic_turn(2);
    const Turn turn = game.state.turn;
    game.play(0, across("G8", "HORN"));
    game.say(0, ChargeOvertime{game.state.turn, 10});
    game.say(0, TakeBack{turn});
    CHECK(game.state.player(1).overtime == 10);
    CHECK(game.score(0) == 0);
}

TEST_CASE("the play that would end a game can be taken back (A1)") {
    StartedGame game = classic_turn(2);
    game.state.position.bag = {};
    game.state.player(0).rack = tiles("HORN");
    const Game before = game.state;
    game.play(0, across("G8", "HORN"));
    REQUIRE(game.state.pending_play()->window == Window::final);
    game.say(0, TakeBack{before.turn});
    CHECK(without_counts(game.state) == without_counts(before));
}

TEST_CASE("a game that ends by agreement is settled like one that ends with passes (A2)") {
    StartedGame game = classic_turn(2);
    game.play(0, across("G8", "HORN"));
    game.say(1, EndByAgreement{});
    CHECK(game.last<WindowClosed>().reason == Closing::accepted);
    const Ended& ended = game.last<Ended>();
    CHECK(ended.reason == EndReason::agreement);
    CHECK(ended.final_scores[0].before == 14);
    CHECK(ended.final_scores[0].deducted > 0);
    CHECK(ended.final_scores[0].awarded == 0);
    CHECK(ended.winners == std::vector<Seat>{0});
    CHECK(game.refusal(0, EndByAgreement{}) == "GAME_OVER");
}

TEST_CASE("a game does not end by agreement while a vote or its last play has to be settled (A2)") {
    StartedGame vote = classic_turn(2, Ruling::vote);
    vote.play(0, across("G8", "HORN"));
    vote.challenge(1);
    CHECK(vote.refusal(0, EndByAgreement{}) == "WINDOW_OPEN");
    StartedGame last = classic_turn(2);
    last.state.position.bag = {};
    last.state.player(0).rack = tiles("HORN");
    last.play(0, across("G8", "HORN"));
    CHECK(last.refusal(1, EndByAgreement{}) == "WINDOW_OPEN");
}

TEST_CASE("a game that has had all its turns is settled like one that ends by agreement, and says so") {
    StartedGame agreed = classic_turn(2);
    agreed.play(0, across("G8", "HORN"));
    StartedGame full = agreed;
    agreed.say(1, EndByAgreement{});
    full.say(1, EndAtTurnLimit{});
    CHECK(full.last<Ended>().reason == EndReason::turn_limit);
    CHECK(full.last<Ended>().final_scores == agreed.last<Ended>().final_scores);
    CHECK(full.last<Ended>().winners == agreed.last<Ended>().winners);
    CHECK(full.refusal(0, EndAtTurnLimit{}) == "GAME_OVER");
}

TEST_CASE("a game is aborted only before its second turn, and nobody wins (A3)") {
    StartedGame game = classic_turn(2);
    game.say(1, Abort{});
    const Ended& ended = game.last<Ended>();
    CHECK(ended.reason == EndReason::aborted);
    CHECK(ended.winners.empty());
    CHECK(ended.final_scores[0].final == 0);
    StartedGame later = classic_turn(2);
    later.pass(0);
    CHECK(later.refusal(1, Abort{}) == "TOO_LATE_TO_ABORT");
}

TEST_CASE("somebody who has left has no say in what is agreed on (A1, A2, A3)") {
    StartedGame game = classic_turn(3);
    game.say(2, Resign{});
    CHECK(game.refusal(2, EndByAgreement{}) == "NOT_SEATED");
    CHECK(game.refusal(2, Abort{}) == "NOT_SEATED");
    CHECK(game.refusal(2, TakeBack{1}) == "NOT_SEATED");
}

TEST_CASE("a move that cannot be taken back does not fit a game that takes it back (A1)") {
    StartedGame game = classic_turn(2);
    const Turn turn = game.state.turn;
    CHECK(check_fit(game.state, TakenBack{0, turn}) == Misfit::out_of_order);
    game.pass(0);
    CHECK_FALSE(check_fit(game.state, TakenBack{0, turn}));
    CHECK(check_fit(game.state, TakenBack{1, turn}) == Misfit::out_of_order);
    CHECK(check_fit(game.state, TakenBack{0, turn + 1}) == Misfit::out_of_order);
}
