#include "server/cli/commands/games/game_commands.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::MovesRequest;
using Value = nlohmann::json;

namespace {

struct Answers {
    int status = 0;
    std::vector<Value> lines{};
    std::string error{};
};

Answers moves(const MovesRequest& request, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream error;
    const int status = server::list_moves(
        request, lexicon_of({"CAT", "CATS", "AT", "TA", "THE", "HE", "EH", "NET", "TEN"}), in, out, error);
    Answers outcome{status, {}, error.str()};
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) outcome.lines.push_back(Value::parse(line));
    return outcome;
}

std::string cgp(const std::string& row, const std::string& rack) {
    std::string text;
    for (int number = 1; number <= 15; ++number) text += (number == 8 ? row : "15") + (number < 15 ? "/" : " ");
    return text + rack + "/ 0/0 0";
}

}  // namespace

TEST_CASE("plays are listed with their place, tiles and score, best first") {
    const auto outcome = moves({.cgp = cgp("7CAT5", "S")});
    CHECK(outcome.status == 0);
    REQUIRE(outcome.lines.size() == 1);
    CHECK(outcome.lines[0] ==
          Value::parse(R"({"row":7,"column":7,"direction":"across","tiles":"...S","word":"CATS","score":6})"));
    const auto blank = moves({.cgp = cgp("7CAT5", "?"), .answer = MovesRequest::Answer::best});
    CHECK(blank.lines.at(0)["tiles"] == "...s");
}

TEST_CASE("on an empty board only plays across are listed, since the others mirror them") {
    const auto outcome = moves({.cgp = cgp("15", "AT")});
    CHECK(outcome.lines.size() == 4);
    for (const Value& line : outcome.lines) CHECK(line["direction"] == "across");
}

TEST_CASE("the count has the best score and the sum; without plays, the best is null") {
    const MovesRequest request{.cgp = "-", .answer = MovesRequest::Answer::count};
    const auto outcome = moves(request, cgp("7CAT5", "S") + "\n" + cgp("7CAT5", "QQ") + "\n");
    CHECK(outcome.lines.at(0) == Value{{"count", 1}, {"best", 6}, {"sum", 6}});
    CHECK(outcome.lines.at(1) == Value{{"count", 0}, {"best", nullptr}, {"sum", 0}});
}

TEST_CASE("a bad position is answered by its error, and the others are still answered") {
    const auto outcome = moves({.cgp = "-", .answer = MovesRequest::Answer::count}, "15\n" + cgp("7CAT5", "S"));
    CHECK(outcome.status == 2);
    CHECK(outcome.error == "moves: line 1: The board does not have 15 rows.\n");
    CHECK(outcome.lines.at(0)["error"] == "The board does not have 15 rows.");
    CHECK(outcome.lines.at(1)["count"] == 1);
    const auto named = moves({.position = "-"}, R"({"id":"x9","position":{"system":"chess"}})");
    CHECK(named.lines.at(0)["id"] == "x9");
    CHECK(named.lines.at(0)["error"].get<std::string>().rfind("/position/system", 0) == 0);
    CHECK(moves({.system = "chess", .cgp = "-"}).error == "moves: the catalogue has no system \"chess\"\n");
    CHECK(moves({.position = "/nonexistent"}).status == 2);
}

TEST_CASE("moves accepts positions of any system, with digraphs, crossed-out tiles and backwards words") {
    const std::string shmac =
        R"({"id":1,"position":{"system":"shmac","board":[[7,7,"C",0],[7,8,"A",0],[7,9,"T",0],[7,10,"S",0]],"rack":["#"]}})";
    const auto lifted = moves({.position = "-"}, shmac);
    REQUIRE(lifted.lines.size() == 1);  // CAT is left, and nothing else would be a word
    CHECK(lifted.lines[0] == Value::parse(R"({"id":1,"lifted":[[7,10]],"score":3})"));
    const std::string crosswords =
        R"({"position":{"system":"crosswords","board":[[7,7,"E",0]],"rack":["H","T"],"options":{"backwards":true}}})";
    const auto backwards = moves({.position = "-"}, crosswords);
    CHECK(std::any_of(backwards.lines.begin(), backwards.lines.end(), [](const Value& line) {
        return line.contains("backwards") && line["word"] == "THE" && line["column"] == 9;
    }));
}

TEST_CASE("a tile laid on a crossed-out cell is listed as laid, even with the same letter") {
    const std::string position =
        R"({"position":{"system":"shmac","board":[[7,7,"C",0],[7,8,"A",0],[7,9,"T",0]],"rack":["#","T","S"]}})";
    bool found = false;
    for (const Value& line : moves({.position = "-"}, position).lines)
        if (line.value("word", "") == "CATS" && line.contains("lifted")) found = line["tiles"] == "..TS" || found;
    CHECK(found);
}

TEST_CASE("the best play is the first of the list") {
    const MovesRequest request{.cgp = cgp("7CAT5", "S?HEN")};
    MovesRequest best = request;
    best.answer = MovesRequest::Answer::best;
    CHECK(moves(best).lines.at(0) == moves(request).lines.at(0));
    CHECK(moves({.cgp = cgp("7CAT5", "QQ"), .answer = MovesRequest::Answer::best}).lines.at(0).is_null());
}

TEST_CASE("a bad position, a missing file and an unwritable output are errors") {
    CHECK(moves({.cgp = ""}).error == "moves: line 1: The board does not have 15 rows.\n");
    CHECK(moves({.position = "/tmp"}).error == "moves: /tmp: is a folder\n");
    std::istringstream in(cgp("7CAT5", "S"));
    std::ostream nowhere(nullptr);
    std::ostringstream error;
    CHECK(server::list_moves({.cgp = "-"}, lexicon_of({"CATS"}), in, nowhere, error) == 2);
    CHECK(error.str() == "moves: the answers cannot be written\n");
}

TEST_CASE("tiles that cannot spell any word of the list make a line unusable, and the next line is answered") {
    const std::string position = R"({"id":"p","position":{"system":"classic","board":[],"rack":["A"])";
    const std::string odd =
        R"(,"settings":{"tile_set":[{"tile":"A","count":100,"value":1},{"tile":"?","count":2,"value":0}]}}})";
    const MovesRequest request{.position = "-", .answer = MovesRequest::Answer::count};
    const auto outcome = moves(request, position + odd + "\n" + position + "}}\n");
    CHECK(outcome.status == 2);
    REQUIRE(outcome.lines.size() == 2);
    CHECK(outcome.lines[0]["error"] == "These tiles cannot spell any word of the list.");
    CHECK(outcome.lines[0]["id"] == "p");
    CHECK(outcome.lines[1]["count"] == 0);
    CHECK(outcome.error.find("These tiles cannot spell any word of the list.") != std::string::npos);
}
