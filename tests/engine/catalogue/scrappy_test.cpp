#include "engine/game/decisions/first_draw.hpp"
#include "engine/play/assessment.hpp"
#include "engine/play/runs.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

const Rules& scrappy() {
    static const Rules rules = system_rules("scrappy");
    return rules;
}

PlayScore scored(const Board& board, const Edits& edits, std::optional<Axis> line = {}) {
    const Lexicon lexicon = lexicon_of({"AT"});
    return assess(scrappy(), lexicon, scrappy().premiums(), place(scrappy(), board, nullptr, edits, line).value())
        ->score;
}

}  // namespace

TEST_CASE("after a tie everybody puts the tile back and draws again (R1)") {
    bool tied = false;
    for (std::uint8_t number = 0; number < 100; ++number) {
        const auto rounds = draw_order(scrappy(), Chance(Seed{number}), 3, 2);
        for (const OrderDrawn& round : rounds) CHECK(round.draws.size() == 3);
        tied |= rounds.size() > 1;
    }
    CHECK(tied);
}

TEST_CASE("any sequence of tiles is a word (R2)") {
    CHECK(scored(Board(15, 15), across("A1", "ZQX")).total == 3 * (10 + 10 + 8));
}

TEST_CASE("a play lies in a row, a column or a diagonal, anywhere, without gaps (R3)") {
    const Board empty(15, 15);
    const auto verdict = [&](const Edits& edits) {
        const auto placed = place(scrappy(), empty, nullptr, edits);
        return placed ? "ok" : std::string(name_of(placed.error().code));
    };
    CHECK(verdict(lay("A1", Axis::diagonal_down, "ABC")) == "ok");
    CHECK(verdict(lay("A9", Axis::diagonal_up, "ABC")) == "ok");
    CHECK(verdict(lay("A1", Axis::diagonal_down, "A.C")) == "GAP");
    CHECK(verdict({Lay{{0, 0}, tile_of(0), 0}, Lay{{1, 2}, tile_of(1), 1}}) == "NOT_LINEAR");
}

TEST_CASE("a diagonal counts only as the line of the play (R3)") {
    const Board at = board({"A", ".T"});
    CHECK(scored(at, across("C3", "E")).words.size() == 1);  // a lone tile
    CHECK(scored(at, across("C3", "E"), Axis::diagonal_down).words[0].letters.size() == 3);
    const Board beside = board({"AB"});
    CHECK(scored(beside, lay("C1", Axis::diagonal_down, "XY")).words.size() == 2);
}

TEST_CASE("a play of several tiles lies on their line, whichever line it names (R3)") {
    const Board one = board({"A"});
    const PlayScore play = scored(one, across("B1", "TS"), Axis::diagonal_down);
    REQUIRE(play.words.size() == 1);
    CHECK(play.words[0].letters.size() == 3);
    CHECK(play.total == scored(one, across("B1", "TS")).total);
}

TEST_CASE("a single laid tile and one that is crossed out determine their line, whichever line is named (R3, H4)") {
    Ruleset ruleset = scrappy().ruleset();
    ruleset.tile_set = system_rules("shmac").ruleset().tile_set;
    const Rules rules = compile(ruleset).value();
    const Board one = board({"", "", "..S", "", "....C", ".....A"});
    Edits edits = lay(rules, "G7", Axis::across, {"T"});
    edits.push_back(Lift{cell("C3")});
    for (const std::optional<Axis> line : {std::optional<Axis>{}, std::optional(Axis::across)}) {
        const auto placed = place(rules, one, nullptr, edits, line);
        REQUIRE(placed.has_value());
        REQUIRE(placed->runs.size() == 1);
        CHECK(word_of(placed->board, placed->runs.front()).size() == 3);
    }
}

TEST_CASE("a lone tile is a word of one letter (R3, R5)") {
    const PlayScore play = scored(Board(15, 15), across("H8", "Q"));
    REQUIRE(play.words.size() == 1);
    CHECK(play.total == 20);
}

TEST_CASE("the five turns of the example score the same where diagonals may be played (R13, R3)") {
    Board now(15, 15);
    std::vector<int> totals;
    for (const Edits& edits : {across("F8", "HORN"), down("H6", "FA.M"), across("F10", "PASTE"), across("I9", "OB"),
                               across("E11", "BIT")}) {
        totals.push_back(scored(now, edits).total);
        now = place(scrappy(), now, nullptr, edits)->board;
    }
    CHECK(totals == std::vector{14, 9, 25, 16, 16});
}

TEST_CASE("laying seven tiles wins once nobody can dispute the play (R6)") {
    StartedGame game(scrappy(), 2, {"AT"});
    game.turn_to(0);
    game.give(0, "ZQXAAEE");
    game.state.player(1).score = 500;
    game.play(0, across("A1", "ZQXAAEE"));
    CHECK(game.state.pending_play()->window == Window::final);
    game.accept(1);
    CHECK(game.last<Ended>().reason == EndReason::laid_at_once);
    CHECK(game.last<Ended>().winners == std::vector{0});
}

TEST_CASE("an exchange is limited to the tiles in the bag (R7)") {
    StartedGame game(scrappy(), 2, {"AT"});
    const Seat seat = game.state.to_move;
    game.give(seat, "ZQXAAEE");
    game.state.position.bag = tiles("BC");
    CHECK(game.refusal(seat, Exchange{game.state.turn, tiles("ZQX")}) == "BAG_TOO_SMALL");
    game.exchange(seat, "ZQ");
}

TEST_CASE("a round of passes ends the game, and racks are deducted and awarded to nobody (R9, R10, R11)") {
    StartedGame game(scrappy(), 2, {"AT"});
    game.pass(game.state.to_move);
    game.pass(game.state.to_move);
    for (const FinalScore& score : game.last<Ended>().final_scores) {
        CHECK(score.deducted > 0);
        CHECK(score.awarded == 0);
    }
}

TEST_CASE("without points the game ends the same way but has no winner (R12)") {
    Ruleset rules = scrappy().ruleset();
    rules.scoring = Scoring::none;
    rules.settlements.clear();
    StartedGame game(compile(rules).value(), 2, {"AT"});
    game.turn_to(0);
    game.give(0, "ZQXAAEE");
    game.play(0, across("A1", "ZQX"));
    CHECK(game.score(0) == 0);
    game.pass(1);
    game.pass(0);
    CHECK(game.last<Ended>().winners.empty());
}

TEST_CASE("words read left to right, top to bottom, and diagonals from the left (R4)") {
    const auto read = [](const Edits& edits) {
        const auto placed = place(scrappy(), Board(15, 15), nullptr, edits).value();
        return scrappy().alphabet().text(word_of(placed.board, placed.runs.front()));
    };
    CHECK(read(across("C3", "WORD")) == "WORD");
    CHECK(read(down("C3", "WORD")) == "WORD");
    CHECK(read(lay("C3", Axis::diagonal_down, "WORD")) == "WORD");
    CHECK(read(lay("C9", Axis::diagonal_up, "WORD")) == "WORD");
}

TEST_CASE("extending tiles on the board scores the longer runs (R5)") {
    const PlayScore play = scored(board({"", "ZQ"}), across("C2", "X"));
    REQUIRE(play.words.size() == 1);
    CHECK(play.total == 10 + 10 + 8);
}

TEST_CASE("seven tiles that the vote rejects do not win (R6, R8)") {
    StartedGame game(scrappy(), 2, {"AT"});
    game.turn_to(0);
    game.give(0, "ZQXAAEE");
    game.play(0, across("A1", "ZQXAAEE"));
    game.challenge(1);
    game.say(1, Vote{game.state.pending_play()->turn, Opinion::not_convinced});
    CHECK_FALSE(game.state.over());
    CHECK(game.state.to_move == 0);
}

TEST_CASE("passing is always allowed (R7)") {
    StartedGame game(scrappy(), 3, {"AT"});
    const Seat seat = game.state.to_move;
    game.pass(seat);
    CHECK(game.state.to_move == (seat + 1) % 3);
}

TEST_CASE("going out ends the game and earns nothing (R9, R10)") {
    StartedGame game(scrappy(), 2, {"AT"});
    game.turn_to(0);
    game.state.position.bag = {};
    game.state.player(0).rack = tiles("E");
    game.state.player(1).rack = tiles("Q");
    game.play(0, across("H8", "E"));
    game.accept(1);
    const Ended& ended = game.last<Ended>();
    CHECK(ended.reason == EndReason::went_out);
    CHECK(ended.final_scores[0].final == 2);
    CHECK(ended.final_scores[1].final == -10);
}

TEST_CASE("the highest score wins and a tie is shared (R11)") {
    StartedGame game(scrappy(), 3, {"AT"});
    for (Seat seat = 0; seat < 3; ++seat) game.give(seat, "AAEEIIO");
    game.state.player(0).score = game.state.player(2).score = 30;
    game.state.player(1).score = 29;
    while (!game.state.over()) game.pass(game.state.to_move);
    CHECK(game.last<Ended>().winners == std::vector{0, 2});
}
