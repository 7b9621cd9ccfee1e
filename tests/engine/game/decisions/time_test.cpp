#include "engine/catalogue/catalogue.hpp"
#include "engine/game/fit.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

Code refusal(const StartedGame& game, const Command& command) {
    const auto code = game.code(0, command);
    REQUIRE(code);
    return *code;
}

void check_refused(const StartedGame& game, Turn turn, Code code) {
    CHECK(refusal(game, LoseOnTime{turn}) == code);
    CHECK(refusal(game, PassOnTime{turn}) == code);
    CHECK(refusal(game, ChargeOvertime{turn, 10}) == code);
}

}  // namespace

TEST_CASE("a player who loses on time leaves the game as if they had resigned (T1, G4)") {
    StartedGame game = classic_turn(3);
    game.say(0, LoseOnTime{game.state.turn});
    CHECK(game.last<LostOnTime>().seat == 0);
    CHECK(game.state.player(0).resigned);
    CHECK(game.state.to_move == 1);
    game.say(1, Resign{});
    CHECK(game.last<Ended>().reason == EndReason::resignation);
    CHECK(game.last<Ended>().winners == std::vector<Seat>{2});
}

TEST_CASE("the last player left after a loss on time wins without settlement (T1)") {
    StartedGame game = classic_turn(2);
    game.state.player(0).score = 100;
    game.say(0, LoseOnTime{game.state.turn});
    const Ended& ended = game.last<Ended>();
    CHECK(ended.reason == EndReason::out_of_time);
    CHECK(ended.winners == std::vector<Seat>{1});
    CHECK(ended.final_scores[0].final == 100);
    CHECK(ended.final_scores[1].deducted == 0);
}

TEST_CASE("a pass on time is a pass like any other and says that the clock made it (T2)") {
    StartedGame game = classic_turn(2);
    game.play(0, across("G8", "HORN"));
    game.say(0, PassOnTime{game.state.turn});
    CHECK(game.last<WindowClosed>().reason == Closing::next_turn);
    CHECK(game.last<Passed>() == Passed{1, 2, true});
    CHECK(game.state.to_move == 0);
    for (int passes = 0; passes < 3; ++passes) game.say(0, PassOnTime{game.state.turn});
    CHECK(game.last<Ended>().reason == EndReason::all_passed);
}

TEST_CASE("a pass by choice is not marked as one by the clock (T2)") {
    StartedGame game = classic_turn(2);
    game.pass(0);
    CHECK_FALSE(game.last<Passed>().timed_out);
}

TEST_CASE("when the clock passes in the first turn, the starter goes to the centre (T2, X2)") {
    StartedGame game(system_rules("crosswords"), 2, {"AA"});
    REQUIRE(game.state.needs_starter());
    game.say(0, PassOnTime{game.state.turn});
    CHECK(game.last<StarterPlaced>().cell == Cell{7, 7});
    CHECK(game.state.turn == 2);
}

TEST_CASE("overtime comes off the final score, and the score itself stays (T3)") {
    StartedGame game = classic_turn(2);
    game.state.player(0).score = 100;
    game.state.player(1).score = 95;
    const Turn turn = game.state.turn;
    game.say(0, ChargeOvertime{turn, 10});
    game.say(0, ChargeOvertime{turn, 10});
    CHECK(game.state.turn == turn);
    CHECK(game.score(0) == 100);
    for (int passes = 0; passes < 4; ++passes) game.pass(game.state.to_move);
    const FinalScore& late = game.last<Ended>().final_scores[0];
    CHECK(late.before == 100);
    CHECK(late.overtime == 20);
    CHECK(late.final == 100 - late.deducted - 20);
    CHECK(game.last<Ended>().final_scores[1].overtime == 0);
    CHECK(game.last<Ended>().winners == std::vector<Seat>{1});
}

TEST_CASE("overtime comes off without a settlement too, but not off a frozen score (T3, G4)") {
    StartedGame game = classic_turn(2);
    game.say(0, ChargeOvertime{game.state.turn, 30});
    game.play(0, across("G8", "HORN"));
    game.say(1, ChargeOvertime{game.state.turn, 10});
    game.say(1, Resign{});
    CHECK(game.last<Ended>().final_scores[0].final == 14 - 30);
    CHECK(game.last<Ended>().final_scores[1].final == 0);
    CHECK(game.last<Ended>().winners == std::vector<Seat>{0});
}

TEST_CASE("where no points are kept, overtime costs none (T3, R12)") {
    Ruleset rules = system_rules("scrappy").ruleset();
    rules.scoring = Scoring::none;
    StartedGame game(compile(rules).value(), 2, {"AA"});
    game.say(0, ChargeOvertime{game.state.turn, 30});
    for (int passes = 0; passes < 2; ++passes) game.pass(game.state.to_move);
    CHECK(game.last<Ended>().final_scores[0].final == 0);
}

TEST_CASE("the clock comes too late for an earlier turn, and does nothing while the player may not move") {
    StartedGame game = classic_turn(3);
    check_refused(game, game.state.turn + 1, Code::stale);
    game.play(0, across("G8", "HORN"));
    REQUIRE(game.state.pending_play()->window == Window::held);
    check_refused(game, game.state.turn, Code::window_open);
    check_refused(game, game.state.turn - 1, Code::stale);
    StartedGame vote = classic_turn(2, Ruling::vote);
    vote.play(0, across("G8", "HORN"));
    vote.challenge(1);
    check_refused(vote, vote.state.turn, Code::window_open);
}

TEST_CASE("a loss on time or overtime of somebody who is not thinking does not fit a game") {
    StartedGame game = classic_turn(2);
    CHECK_FALSE(check_fit(game.state, LostOnTime{0}));
    CHECK(check_fit(game.state, LostOnTime{1}) == Misfit::out_of_order);
    CHECK_FALSE(check_fit(game.state, OvertimeCharged{0, 10}));
    CHECK(check_fit(game.state, OvertimeCharged{1, 10}) == Misfit::out_of_order);
    CHECK(check_fit(game.state, OvertimeCharged{0, -1}) == Misfit::wrong_number);
    CHECK(check_fit(game.state, OvertimeCharged{0, 1'000'001}) == Misfit::wrong_number);
    CHECK(check_fit(new_game(game.state.rules), LostOnTime{0}) == Misfit::out_of_order);
}
