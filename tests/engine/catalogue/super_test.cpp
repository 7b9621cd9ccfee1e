#include "engine/play/assessment.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

TEST_CASE("Super has two hundred tiles with four blanks on 21 x 21 (S1)") {
    const Rules rules = system_rules("super");
    CHECK(rules.tiles().total() == 200);
    CHECK(rules.tiles().count(blank) == 4);
    CHECK(rules.rows() == 21);
    CHECK(rules.columns() == 21);
}

TEST_CASE("quadruple premiums apply, and word premiums multiply (S2)") {
    const Rules rules = system_rules("super");
    const Lexicon lexicon = lexicon_of({"AT"});
    Board board(21, 21);
    for (int column = 1; column < 7; ++column) board.lay({0, column}, {0, false});
    const auto placed = place(rules, board, nullptr, across("A1", "A......A")).value();
    const PlayScore play = assess(rules, lexicon, rules.premiums(), placed)->score;
    CHECK(play.words[0].word_factors == std::vector<WordFactor>{{{0, 0}, 4}, {{0, 7}, 3}});
    CHECK(play.total == 8 * 12);
}

TEST_CASE("an exchange in Super needs seven tiles in the bag (S3)") {
    StartedGame game(system_rules("super"), 2, {"AT"});
    const Seat seat = game.state.to_move;
    game.give(seat, "ABCDEFG");
    game.state.position.bag = tiles("ABCDEF");
    CHECK(game.refusal(seat, Exchange{game.state.turn, tiles("A")}) == "BAG_TOO_SMALL");
    game.state.position.bag = tiles("ABCDEFG");
    game.exchange(seat, "A");
}

TEST_CASE("the example in the rules scores the same on the Super board (S4)") {
    const Rules rules = system_rules("super");
    const Lexicon lexicon = lexicon_of({"AT"});
    Board now(21, 21);
    std::vector<int> totals;
    for (const Edits& edits : {across("I11", "HORN"), down("K9", "FA.M"), across("I13", "PASTE"), across("L12", "OB"),
                               across("H14", "BIT")}) {
        const auto placed = place(rules, now, nullptr, edits).value();
        totals.push_back(assess(rules, lexicon, rules.premiums(), placed)->score.total);
        now = placed.board;
    }
    CHECK(totals == std::vector{14, 9, 25, 16, 16});
}

TEST_CASE("with nine tiles, laying seven, eight or nine adds fifty points once (N1, N2)") {
    const Rules rules = system_rules("classic-nine");
    CHECK(StartedGame(rules, 4, {"AT"}).state.player(3).rack.total() == 9);
    const Lexicon lexicon = lexicon_of({"AT"});
    for (const char* word : {"EEEEEEE", "EEEEEEEE", "EEEEEEEEE"}) {
        const auto placed = place(rules, Board(15, 15), nullptr, across("D8", word)).value();
        CHECK(assess(rules, lexicon, rules.premiums(), placed)->score.bingo == 50);
    }
}
