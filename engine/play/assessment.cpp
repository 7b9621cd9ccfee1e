#include "engine/play/assessment.hpp"

#include <algorithm>
#include <set>

namespace crisscross::engine {

namespace {

/// The same word read from its other end.
WordScore backwards(WordScore word) {
    std::reverse(word.letters.begin(), word.letters.end());
    return word;
}

/// Adds an entry for each reading that is a word, or one without points if there is none (X6).
void count_readings(const Rules& rules, const Lexicon& lexicon, WordScore word, Assessment& assessment) {
    const Word forward = word_of(word);
    const auto readings = good_readings(rules, lexicon, forward);
    for (const Word& reading : readings) {
        assessment.score.words.push_back(reading == forward ? word : backwards(word));
        assessment.good.push_back(true);
    }
    if (!readings.empty()) return;
    word.score = 0;
    assessment.score.words.push_back(std::move(word));
    assessment.good.push_back(false);
}

void count_run(const Rules& rules, const Lexicon& lexicon, WordScore word, Assessment& assessment) {
    assessment.good.push_back(!good_readings(rules, lexicon, word_of(word)).empty());
    assessment.score.words.push_back(std::move(word));
}

/// Refuses a word that two runs on the board spell (X5).
std::optional<Refusal> check_duplicates(const Rules& rules, const Lexicon& lexicon, const Board& board) {
    std::set<std::string> seen;
    for (const Run& run : all_runs(board, rules.ruleset().judged))
        for (const Word& reading : good_readings(rules, lexicon, word_of(board, run)))
            if (std::string text = rules.alphabet().text(reading); !seen.insert(text).second)
                return Refusal{Code::duplicate_word, run.cells, {std::move(text)}};
    return {};
}

void forget_points(PlayScore& score) {
    score.bingo = 0;
    for (WordScore& word : score.words) word.score = 0;
}

}  // namespace

bool Assessment::all_good() const {
    return std::find(good.begin(), good.end(), false) == good.end();
}

std::vector<std::string> Assessment::bad_words(const Rules& rules) const {
    std::vector<std::string> bad;
    for (std::size_t index = 0; index < good.size(); ++index)
        if (!good[index]) bad.push_back(rules.alphabet().text(word_of(score.words[index])));
    return bad;
}

Result<Assessment> assess(const Rules& rules, const Lexicon& lexicon, const Premiums& premiums,
                          const PlacedTiles& placement) {
    if (rules.ruleset().duplicates == Duplicates::refused)
        if (auto refusal = check_duplicates(rules, lexicon, placement.board)) return *std::move(refusal);
    Assessment assessment;
    for (const Run& run : placement.runs) {
        WordScore word = score(rules, premiums, placement, run);
        if (rules.ruleset().counted == Counted::good_readings)
            count_readings(rules, lexicon, std::move(word), assessment);
        else
            count_run(rules, lexicon, std::move(word), assessment);
    }
    assessment.score.bingo = bingo_points(rules, placement);
    if (rules.ruleset().scoring == Scoring::none) forget_points(assessment.score);
    assessment.score.total = assessment.score.bingo;
    for (const WordScore& word : assessment.score.words) assessment.score.total += word.score;
    return assessment;
}

}  // namespace crisscross::engine
