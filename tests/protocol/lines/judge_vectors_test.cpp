#include <algorithm>

#include "engine/lexicon/lexicon_builder.hpp"
#include "protocol/lines/judge_line.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/golden.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;
namespace engine = crisscross::engine;

namespace {

Value sorted(Value words) {
    std::sort(words.begin(), words.end());
    return words;
}

void check_verdict(const Value& expect, const Value& verdict) {
    for (const char* key : {"legal", "accepted", "score", "bonus", "instant_win"}) CHECK(verdict[key] == expect[key]);
    CHECK(sorted(verdict["words"]) == sorted(expect["words"]));
    const Value& reasons = expect["reasons"];
    if (reasons.empty())
        CHECK(verdict["reason"].is_null());
    else
        CHECK(std::find(reasons.begin(), reasons.end(), verdict["reason"]) != reasons.end());
}

void check_file(const std::string& file, const std::string& words) {
    const auto lexicon = engine::build_lexicon("golden", engine::Alphabet::english(), golden_text(words)).value();
    for (const Value& line : golden_lines(file)) {
        INFO(line["id"] << " " << line["note"]);
        const AnsweredLine judged = judge_line(lexicon, line.dump());
        REQUIRE_FALSE(judged.error.has_value());
        const Value verdict = Value::parse(judged.text);
        CHECK(verdict["id"] == line["id"]);
        check_verdict(line["expect"], verdict);
    }
}

}  // namespace

TEST_CASE("verdicts on Classic match an independent model (K4 K5 K8 K12 K16)") {
    check_file("classic_judge.jsonl", "classic_words.txt");
}

TEST_CASE("printed worked examples score as printed (K12 S4)") {
    check_file("classic_worked_examples.jsonl", "classic_words.txt");
}

TEST_CASE("verdicts on every other system match an independent model") {
    check_file("systems_judge.jsonl", "systems_words.txt");
}
