#include "protocol/lines/judge_line.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;

namespace {

Value judge(const Value& line) {
    static const auto lexicon = lexicon_of({"HO", "HORN", "SATIRES"});
    return Value::parse(judge_line(lexicon, line.dump()).text);
}

std::string error_of(const Value& line) {
    const Value answer = judge(line);
    INFO(answer.dump());
    REQUIRE(answer.size() == 2);
    CHECK(answer["id"] == line["id"]);
    return answer["error"].get<std::string>();
}

Value laid(int row, int column, const std::string& tile) {
    return {{"at", {row, column}}, {"tile", tile}};
}

Value question() {
    return {
        {"id", "x1"},
        {"position", {{"system", "classic"}, {"board", {{7, 7, "H", 0}, {7, 8, "O", 1}}}, {"rack", {"R", "N", "?"}}}},
        {"placement", {laid(7, 9, "R"), {{"at", {7, 10}}, {"tile", "?"}, {"as", "N"}}}}};
}

}  // namespace

TEST_CASE("judge answers a legal play with its words and its score") {
    const Value expected{
        {"id", "x1"},
        {"legal", true},
        {"accepted", true},
        {"reason", nullptr},
        {"words", {{{"text", "HORN"}, {"cells", {{7, 7}, {7, 8}, {7, 9}, {7, 10}}}, {"score", 5}, {"valid", true}}}},
        {"score", 5},
        {"bonus", 0},
        {"instant_win", false}};
    CHECK(judge(question()) == expected);
}

TEST_CASE("judge gives the words and score of a legal play with a bad word (BAD_WORD)") {
    Value line = question();
    line["placement"] = Value::array({laid(7, 9, "N")});
    const Value answer = judge(line);
    CHECK(answer["legal"] == true);
    CHECK(answer["accepted"] == false);
    CHECK(answer["reason"] == "BAD_WORD");
    CHECK(answer["words"][0]["valid"] == false);
    CHECK(answer["score"] == 5);
}

TEST_CASE("judge answers a refused play with its code and no score") {
    Value line = question();
    line["placement"] = {laid(7, 9, "R"), laid(7, 11, "N")};
    CHECK(judge(line) == Value{{"id", "x1"},
                               {"legal", false},
                               {"accepted", false},
                               {"reason", "GAP"},
                               {"words", Value::array()},
                               {"score", nullptr},
                               {"bonus", 0},
                               {"instant_win", false}});
}

TEST_CASE("judge does not check the rack if none is given") {
    Value line = question();
    line["placement"] = Value::array({laid(7, 9, "Z")});
    CHECK(judge(line)["reason"] == "NOT_IN_RACK");
    line["position"]["rack"] = nullptr;
    CHECK(judge(line)["legal"] == true);
    line["position"].erase("rack");
    CHECK(judge(line)["legal"] == true);
}

TEST_CASE("settings in a question change knobs of rooms and of rulesets") {
    Value line = question();
    line["position"] = {{"system", "classic"}, {"board", Value::array()}, {"rack", nullptr}};
    line["placement"] = Value::array();
    for (int i = 0; i < 7; ++i) line["placement"].push_back(laid(7, 7 + i, std::string(1, "SATIRES"[i])));
    CHECK(judge(line)["bonus"] == 50);
    line["position"]["settings"] = {{"bingo", {{"points", 35}}}, {"ruling", "void"}, {"scoreless_turns", 6}};
    CHECK(judge(line)["bonus"] == 35);
    line["position"]["settings"] = {{"bingo", {{"min_tiles", 8}}}, {"rack_size", 9}};
    CHECK(judge(line)["bonus"] == 0);
    line["position"]["settings"] = {{"opening", {{"start", {0, 0}}}}};
    CHECK(judge(line)["reason"] == "FIRST_CENTRE");
    line["position"]["settings"] = {{"opening.start", {0, 0}}, {"bingo.points", 35}};
    CHECK(judge(line)["reason"] == "FIRST_CENTRE");
    line["position"]["settings"] = {{"bingo.points", 35}, {"bingo.min_tiles", 6}};
    CHECK(judge(line)["bonus"] == 35);
}

TEST_CASE("settings in a question are checked together, and not those of rooms before the others") {
    Value line = question();
    line["position"]["board"] = Value::array();
    line["position"]["rack"] = nullptr;
    const auto is_read = [&line](const char* system, Value settings) {
        line["position"]["system"] = system;
        line["position"]["settings"] = std::move(settings);
        return judge(line).contains("legal");
    };
    CHECK(is_read("scrappy", {{"word_source", "list"}, {"ruling", "double"}}));
    CHECK(is_read("classic", {{"rack_size", 5}, {"bingo.min_tiles", 5}}));
    CHECK(is_read("crosswords", {{"counted", "runs"}, {"ruling", "double"}}));
    line["position"]["system"] = "classic";
    line["position"]["settings"] = {{"rack_size", 5}, {"bingo.min_tiles", 6}};
    CHECK(error_of(line).starts_with("/position/settings: "));
}

TEST_CASE("judge names a setting that contradicts another, or has a name with many dots") {
    Value line = question();
    line["position"]["settings"] = {{"bingo.points", 5}, {"bingo.points.x", 1}};
    CHECK(error_of(line).starts_with("/position/settings/bingo.points.x: "));
    line["position"]["settings"] = {{"bingo", {{"points", 5}}}, {"bingo.points", {{"x", 1}}}};
    CHECK(error_of(line).starts_with("/position/settings/bingo/points: "));
    line["position"]["settings"] = {{std::string(1'000'000, '.'), 1}};
    CHECK(error_of(line).starts_with("/position/settings/...."));
}

TEST_CASE("a tile has used up the corner bonus below it only where premiums are used up once (X6)") {
    Value line = question();
    line["position"] = {
        {"system", "crosswords"}, {"board", {{7, 7, "H", 0}}}, {"rack", nullptr}, {"corners", {{7, 7, "DW"}}}};
    line["placement"] = {{{"at", {7, 8}}, {"tile", "O"}}};
    const int doubled = judge(line)["score"];
    line["position"]["spent"] = {{7, 7}};
    CHECK(judge(line)["score"] == doubled);
    line["position"]["settings"] = {{"premium_use", "once"}};
    CHECK(judge(line)["score"] == doubled / 2);
}

TEST_CASE("judge names a knob that is unknown or cannot be used") {
    Value line = question();
    line["position"]["settings"] = {{"gravity", 1}};
    CHECK(error_of(line).starts_with("/position/settings/gravity: "));
    line["position"]["settings"] = {{"ruling", "loud"}};
    CHECK(error_of(line).starts_with("/position/settings/ruling: "));
    line["position"]["settings"] = {{"rack_size", -1}};
    CHECK(error_of(line).find("rack_size") != std::string::npos);
    line["position"]["settings"] = {{"bingo.colour", 1}};
    CHECK(error_of(line).starts_with("/position/settings/bingo/colour: "));
    line["position"]["settings"] = 7;
    CHECK(error_of(line).starts_with("/position/settings: "));
}

TEST_CASE("judge names a system that is not in the catalogue") {
    Value line = question();
    line["position"]["system"] = "no-such-game";
    CHECK(error_of(line).find("no-such-game") != std::string::npos);
}

TEST_CASE("judge accepts fields of other systems only if they are empty") {
    Value line = question();
    line["declared"] = nullptr;
    line["position"]["spent"] = Value::array();
    line["position"]["options"] = nullptr;
    CHECK(judge(line)["legal"] == true);
    line["position"]["corners"] = {{3, 3, "DL"}};
    CHECK(error_of(line).starts_with("/position/corners: "));
}

TEST_CASE("judge ignores unknown fields beside a question and refuses them within it") {
    Value line = question();
    line["note"] = "from a book";
    CHECK(judge(line)["legal"] == true);
    line["position"]["sistem"] = "classic";
    CHECK(error_of(line).starts_with("/position/sistem: "));
}

TEST_CASE("judge names the field of an unusable line") {
    for (const auto& [pointer, value] :
         std::vector<std::pair<std::string, Value>>{{"/position", 1},
                                                    {"/position/system", 1},
                                                    {"/position/board", nullptr},
                                                    {"/position/board/0", {1, 2, "A"}},
                                                    {"/position/board/0", {15, 0, "A", 0}},
                                                    {"/position/board/1", {7, 7, "O", 0}},
                                                    {"/position/board/0/2", "#"},
                                                    {"/position/board/0/3", 2},
                                                    {"/position/rack/0", "#"},
                                                    {"/position/rack", "RN"},
                                                    {"/placement", {{"a", 1}}},
                                                    {"/placement/0/at/0", 7.5},
                                                    {"/placement/0/tile", nullptr},
                                                    {"/declared", "sideways"}}) {
        Value line = question();
        line["declared"] = "across";
        line[Value::json_pointer(pointer)] = value;
        INFO(line.dump());
        CHECK(error_of(line).starts_with(pointer + ": "));
    }
}

TEST_CASE("judge keeps any id and answers even without one") {
    for (const Value& id : {Value(7), Value("ä\n\""), Value(nullptr), Value{1, 2}}) {
        Value line = question();
        line["id"] = id;
        CHECK(judge(line)["id"] == id);
    }
    Value line = question();
    line.erase("id");
    CHECK(judge(line)["id"].is_null());
}

TEST_CASE("judge keeps the id of a line that has a field twice") {
    const auto lexicon = lexicon_of({"HO"});
    CHECK(Value::parse(judge_line(lexicon, R"({"id": 7, "placement": [], "placement": []})").text)["id"] == 7);
    CHECK(Value::parse(judge_line(lexicon, R"({"id": "x", "placement": [], "placement": []})").text)["id"] == "x");
}

TEST_CASE("judge reads null as a field that is left out") {
    Value line = question();
    line["position"]["settings"] = nullptr;
    line["placement"][0]["as"] = nullptr;
    CHECK(judge(line)["accepted"] == true);
    line["placement"][1]["as"] = nullptr;
    CHECK(judge(line)["reason"] == "BAD_TILE");
}

TEST_CASE("judge answers a line that is not JSON") {
    const auto lexicon = lexicon_of({"HO"});
    for (const std::string line : {"", "x", "{", "\xff\xfe", "[]", "null", "{}"}) {
        const AnsweredLine judged = judge_line(lexicon, line);
        REQUIRE(judged.error.has_value());
        CHECK(Value::parse(judged.text) == Value{{"id", nullptr}, {"error", *judged.error}});
    }
}

TEST_CASE("where words run both ways, a digraph must be one tile only in the reading that is a word (H2, X3)") {
    Value line = question();
    line["position"]["settings"] = {{"tiles_from", "shmac"}, {"reading", "both"}, {"ruling", "void"}};
    line["position"]["board"] = Value::array();
    line["position"]["rack"] = nullptr;
    const auto laid = [&line](const std::vector<std::string>& tiles) {
        line["placement"] = Value::array();
        for (std::size_t place = 0; place < tiles.size(); ++place)
            line["placement"].push_back({{"at", {7, 6 + place}}, {"tile", tiles[place]}});
        return judge(line);
    };
    CHECK(laid({"T", "H", "G"})["legal"] == true);
    CHECK(laid({"N", "R", "O", "H"})["accepted"] == true);
    CHECK(laid({"T", "H", "T"})["reason"] == "DIGRAPH");
    CHECK(laid({"G", "H", "T"})["reason"] == "BAD_WORD");
}
