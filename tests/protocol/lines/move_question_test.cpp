#include "protocol/lines/move_question.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
namespace engine = crisscross::engine;

namespace {

/// A CGP whose eighth row is this one, the others empty.
std::string cgp(const std::string& row, const std::string& rest = "ABC/XYZ 0/0 0") {
    std::string text;
    for (int number = 1; number <= 15; ++number) text += (number == 8 ? row : "15") + (number < 15 ? "/" : " ");
    return text + rest;
}

std::string why(const std::string& line) {
    return parse_cgp(classic(), line).error().why;
}

}  // namespace

TEST_CASE("a CGP has a rack and rows of letters, blanks in small letters, and numbers of empty cells") {
    const auto question = parse_cgp(classic(), cgp("7CaT5", "QI?/EE 12/34 1")).value();
    CHECK(drawn(question.board)[7] == ".......CaT.....");
    CHECK(spelt(question.rack) == "IQ?");
    CHECK(question.premiums.acting_on({7, 7}).empty());
    CHECK_FALSE(question.premiums.acting_on({0, 0}).empty());
    CHECK(parse_cgp(classic(), cgp("15", "/ 0/0 0")).value().rack.empty());
    CHECK(parse_cgp(classic(), cgp("15", "AB")).value().rack.total() == 2);
    CHECK(parse_cgp(classic(), cgp("15") + "\r").has_value());
    CHECK(parse_cgp(classic(), "\xEF\xBB\xBF" + cgp("15", "AB")).value().rack.total() == 2);
    CHECK(parse_cgp(classic(), cgp("15", "  AB/  0/0 0")).value().rack.total() == 2);
}

TEST_CASE("an unusable CGP is refused with its row and the reason") {
    CHECK(why("") == "The board does not have 15 rows.");
    CHECK(why("15/15") == "The board does not have 15 rows.");
    CHECK(why(cgp("14")) == "row 8 does not have 15 cells.");
    CHECK(why(cgp("99999999999999999999")) == "row 8 does not have 15 cells.");
    CHECK(why(cgp("7CATERPILLARS")) == "row 8 does not have 15 cells.");
    CHECK(why(cgp("7C.T5")) == "row 8 has a character that is neither a letter nor a number.");
    CHECK(why(cgp("15", "")) == "The line has no rack.");
    CHECK(why(cgp("15", "A1/ 0/0 0")) == "The rack has a character that is not a tile.");
    CHECK(why(cgp("15", "ABCDEFGH/ 0/0 0")) == "The rack has more than 7 tiles.");
}

TEST_CASE("a question in judge's format keeps its id and needs a rack") {
    const auto question =
        parse_move_question(R"({"id":"x","position":{"system":"shmac","board":[[7,7,"TH",0]],"rack":["QU","#"]}})");
    REQUIRE(question.has_value());
    CHECK(question->id == "\"x\"");
    CHECK(question->rack.total() == 2);
    CHECK(parse_move_question(R"({"position":{"system":"classic","board":[]}})").error().field == "/position/rack");
    const auto too_many = parse_move_question(
        R"({"position":{"system":"classic","board":[],"rack":["A","B","C","D","E","F","G","H"]}})");
    CHECK(too_many.error().field == "/position/rack");
    CHECK(too_many.error().why == "The rack has more than 7 tiles.");
    CHECK(parse_move_question(R"({"position":{"system":"chess","board":[]}})").error().field == "/position/system");
    CHECK(parse_move_question("{").error().code == "NOT_JSON");
}
