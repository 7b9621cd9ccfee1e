#include "engine/catalogue/catalogue.hpp"
#include "engine/game/fit.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// Seat 0 is to move in a game of Classic.
Code refusal(const Table& table, const Command& command) {
    const auto code = table.code(0, command);
    REQUIRE(code);
    return *code;
}

void check_refused(const Table& table, Turn turn, Code code) {
    CHECK(refusal(table, LoseOnTime{turn}) == code);
    CHECK(refusal(table, PassOnTime{turn}) == code);
    CHECK(refusal(table, ChargeOvertime{turn, 10}) == code);
}

}  // namespace

TEST_CASE("a player who loses on time leaves the game as if they had resigned (T1, G4)") {
    Table table = classic_turn(3);
    table.say(0, LoseOnTime{table.game.turn});
    CHECK(table.last<LostOnTime>().seat == 0);
    CHECK(table.game.player(0).resigned);
    CHECK(table.game.to_move == 1);
    table.say(1, Resign{});
    CHECK(table.last<Ended>().reason == Reason::resignation);
    CHECK(table.last<Ended>().winners == std::vector<Seat>{2});
}

TEST_CASE("the last player left after a loss on time wins without settlement (T1)") {
    Table table = classic_turn(2);
    table.game.player(0).score = 100;
    table.say(0, LoseOnTime{table.game.turn});
    const Ended& ended = table.last<Ended>();
    CHECK(ended.reason == Reason::out_of_time);
    CHECK(ended.winners == std::vector<Seat>{1});
    CHECK(ended.final_scores[0].final == 100);
    CHECK(ended.final_scores[1].deducted == 0);
}

TEST_CASE("a pass on time is a pass like any other and says that the clock made it (T2)") {
    Table table = classic_turn(2);
    table.play(0, across("G8", "HORN"));
    table.say(0, PassOnTime{table.game.turn});
    CHECK(table.last<WindowClosed>().reason == Closing::next_turn);
    CHECK(table.last<Passed>() == Passed{1, 2, true});
    CHECK(table.game.to_move == 0);
    for (int passes = 0; passes < 3; ++passes) table.say(0, PassOnTime{table.game.turn});
    CHECK(table.last<Ended>().reason == Reason::all_passed);
}

TEST_CASE("a pass by choice is not marked as one by the clock (T2)") {
    Table table = classic_turn(2);
    table.pass(0);
    CHECK_FALSE(table.last<Passed>().timed_out);
}

TEST_CASE("when the clock passes in the first turn, the starter goes to the centre (T2, X2)") {
    Table table(system_rules("crosswords"), 2, {"AA"});
    REQUIRE(table.game.needs_starter());
    table.say(0, PassOnTime{table.game.turn});
    CHECK(table.last<StarterPlaced>().cell == Cell{7, 7});
    CHECK(table.game.turn == 2);
}

TEST_CASE("overtime comes off the final score, and the score itself stays (T3)") {
    Table table = classic_turn(2);
    table.game.player(0).score = 100;
    table.game.player(1).score = 95;
    const Turn turn = table.game.turn;
    table.say(0, ChargeOvertime{turn, 10});
    table.say(0, ChargeOvertime{turn, 10});
    CHECK(table.game.turn == turn);
    CHECK(table.score(0) == 100);
    for (int passes = 0; passes < 4; ++passes) table.pass(table.game.to_move);
    const FinalScore& late = table.last<Ended>().final_scores[0];
    CHECK(late.before == 100);
    CHECK(late.overtime == 20);
    CHECK(late.final == 100 - late.deducted - 20);
    CHECK(table.last<Ended>().final_scores[1].overtime == 0);
    CHECK(table.last<Ended>().winners == std::vector<Seat>{1});
}

TEST_CASE("overtime comes off without a settlement too, but not off a frozen score (T3, G4)") {
    Table table = classic_turn(2);
    table.say(0, ChargeOvertime{table.game.turn, 30});
    table.play(0, across("G8", "HORN"));
    table.say(1, ChargeOvertime{table.game.turn, 10});
    table.say(1, Resign{});
    CHECK(table.last<Ended>().final_scores[0].final == 14 - 30);
    CHECK(table.last<Ended>().final_scores[1].final == 0);
    CHECK(table.last<Ended>().winners == std::vector<Seat>{0});
}

TEST_CASE("where no points are kept, overtime costs none (T3, R12)") {
    Ruleset rules = system_rules("scrappy").ruleset();
    rules.scoring = Scoring::none;
    Table table(compile(rules).value(), 2, {"AA"});
    table.say(0, ChargeOvertime{table.game.turn, 30});
    for (int passes = 0; passes < 2; ++passes) table.pass(table.game.to_move);
    CHECK(table.last<Ended>().final_scores[0].final == 0);
}

TEST_CASE("the clock comes too late for an earlier turn, and does nothing while the player may not move") {
    Table table = classic_turn(3);
    check_refused(table, table.game.turn + 1, Code::stale);
    table.play(0, across("G8", "HORN"));
    REQUIRE(table.game.pending_play()->window == Window::held);
    check_refused(table, table.game.turn, Code::window_open);
    check_refused(table, table.game.turn - 1, Code::stale);
    Table vote = classic_turn(2, Ruling::vote);
    vote.play(0, across("G8", "HORN"));
    vote.challenge(1);
    check_refused(vote, vote.game.turn, Code::window_open);
}

TEST_CASE("a loss on time or overtime of somebody who is not thinking does not fit a game") {
    Table table = classic_turn(2);
    CHECK_FALSE(check_fit(table.game, LostOnTime{0}));
    CHECK(check_fit(table.game, LostOnTime{1}) == Misfit::out_of_order);
    CHECK_FALSE(check_fit(table.game, OvertimeCharged{0, 10}));
    CHECK(check_fit(table.game, OvertimeCharged{1, 10}) == Misfit::out_of_order);
    CHECK(check_fit(table.game, OvertimeCharged{0, -1}) == Misfit::wrong_number);
    CHECK(check_fit(table.game, OvertimeCharged{0, 1'000'001}) == Misfit::wrong_number);
    CHECK(check_fit(new_game(table.game.rules), LostOnTime{0}) == Misfit::out_of_order);
}
