#include "engine/play/assessment.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

PlayScore scored(const Board& before, const Edits& edits) {
    static const Lexicon lexicon = lexicon_of({"HORN"});
    return assess(classic(), lexicon, classic().premiums(), place(classic(), before, nullptr, edits).value())->score;
}

}  // namespace

TEST_CASE("the five turns of the example in the rules score 14, 9, 25, 16 and 16 (K12)") {
    Board now = board({});
    std::vector<int> totals;
    for (const Edits& edits : {across("F8", "HORN"), down("H6", "FA.M"), across("F10", "PASTE"), across("I9", "OB"),
                               across("E11", "BIT")}) {
        totals.push_back(scored(now, edits).total);
        now = place(classic(), now, nullptr, edits)->board;
    }
    CHECK(totals == std::vector{14, 9, 25, 16, 16});
}

TEST_CASE("the centre doubles the first word (K12)") {
    const PlayScore play = scored(board({}), across("H8", "AT"));
    CHECK(play.total == 4);
    REQUIRE(play.words.size() == 1);
    CHECK(play.words[0].word_factors == std::vector<WordFactor>{{{7, 7}, 2}});
}

TEST_CASE("a letter premium counts before the word premium, in both words that contain the letter (K12)") {
    const Board before = board({"", "", "", "", "", "", "", ".......AT"});
    const PlayScore play = scored(before, across("I9", "OX"));  // O on a double letter, NOT counted elsewhere
    REQUIRE(play.words.size() == 2);
    CHECK(play.words[0].letters.size() == 2);  // down: T O
    CHECK(play.words[0].score == 1 + 1 * 2);
    CHECK(play.words[1].score == 1 * 2 + 8);
    CHECK(play.total == 3 + 10);
}

TEST_CASE("premiums count only in the turn in which they are covered (K12)") {
    const Board before = board({"", "", "", "", "", "", "", ".......AT"});
    const PlayScore play = scored(before, across("J8", "E"));
    CHECK(play.total == 3);
    CHECK(play.words[0].word_factors.empty());
}

TEST_CASE("two word premiums multiply (K12)") {
    const Board before = board({"", ".", "", "", "", "", "", "A"});
    const PlayScore play = scored(before, down("A1", "BCDEFGH"));  // triple at A1, A8 is taken
    CHECK(play.words[0].word_factors == std::vector<WordFactor>{{{0, 0}, 3}});
    const Board gap = board({"...E"});
    const PlayScore nine = scored(gap, across("A1", "ABC.DEFA"));
    CHECK(nine.words[0].word_factors == std::vector<WordFactor>{{{0, 0}, 3}, {{0, 7}, 3}});
    CHECK(nine.words[0].score == (1 + 3 + 3 + 1 + 2 + 1 + 4 + 1) * 9);
}

TEST_CASE("a blank is worth nothing and still multiplies the word (K8, K12)") {
    const PlayScore play = scored(board({}), across("H8", "aT"));
    CHECK(play.total == 2);
    CHECK(play.words[0].letters[0].value == 0);
}

TEST_CASE("laying seven tiles adds fifty (K12)") {
    const PlayScore play = scored(board({}), across("H8", "FARMSEE"));
    CHECK(play.bingo == 50);
    CHECK(play.total == play.words[0].score + 50);
    CHECK(scored(board({}), across("H8", "FARMSE")).bingo == 0);
}
