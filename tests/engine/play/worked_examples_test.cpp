#include <map>

#include "engine/play/assessment.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/golden.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

using Value = nlohmann::json;
using Scores = std::multimap<std::string, int>;

Edits edits_of(const Rules& rules, const Value& placement) {
    Edits edits;
    for (const Value& lay : placement) {
        const std::string tile = lay["tile"];
        edits.push_back(Lay{{lay["at"][0], lay["at"][1]},
                            rules.find_tile(tile).value(),
                            rules.alphabet().find(lay.value("as", tile)).value()});
    }
    return edits;
}

Scores expected(const Value& words) {
    Scores scores;
    for (const Value& word : words) scores.emplace(word["text"], word["score"]);
    return scores;
}

Scores found(const Rules& rules, const PlayScore& play) {
    Scores scores;
    for (const WordScore& word : play.words) scores.emplace(rules.alphabet().text(word_of(word)), word.score);
    return scores;
}

/// Plays the turns of an example one after the other on its board.
void check_example(const Value& example) {
    const Rules rules = system_rules(example["system"].get<std::string>());
    const Lexicon lexicon = lexicon_of({"AA"});
    Board now(rules.rows(), rules.columns());
    Premiums premiums = rules.premiums();
    for (const Value& tile : example["board"])
        now.lay({tile[0], tile[1]}, {rules.alphabet().find(tile[2].get<std::string>()).value(), tile[3] != 0});
    now.for_each([&](Cell cell, Square) { premiums.spend(cell); });
    for (const Value& turn : example["turns"]) {
        INFO(example["system"] << ", " << turn["turn"]);
        const auto placement = place(rules, now, nullptr, edits_of(rules, turn["placement"])).value();
        const PlayScore play = assess(rules, lexicon, premiums, placement)->score;
        CHECK(found(rules, play) == expected(turn["words"]));
        CHECK(play.total == turn["score"]);
        now = placement.board;
        for (const Cell cell : placement.laid) premiums.spend(cell);
    }
}

}  // namespace

TEST_CASE("worked examples score as printed on the classic board, on the Super board and in Scrappy (K12, S4, R13)") {
    for (const Value& example : golden_lines("worked_examples.jsonl")) check_example(example);
}
