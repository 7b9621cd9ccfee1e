#include "engine/play/judging.hpp"

#include <algorithm>
#include <iterator>

namespace crisscross::engine {

bool is_word(const Rules& rules, const Lexicon& lexicon, const Word& word) {
    if (rules.splits_digraph(word)) return false;
    if (rules.ruleset().word_source == WordSource::any) return true;
    if (rules.alphabet() == lexicon.alphabet()) return lexicon.contains(word);
    const auto spelt = lexicon.alphabet().spell(rules.alphabet().text(word));
    return spelt && lexicon.contains(*spelt);
}

std::vector<Word> good_readings(const Rules& rules, const Lexicon& lexicon, const Word& word) {
    std::vector<Word> readings;
    if (is_word(rules, lexicon, word)) readings.push_back(word);
    if (rules.ruleset().reading == Reading::forward) return readings;
    const Word backwards(word.rbegin(), word.rend());
    if (backwards != word && is_word(rules, lexicon, backwards)) readings.push_back(backwards);
    return readings;
}

std::vector<Word> bad_words(const Rules& rules, const Lexicon& lexicon, const std::vector<Word>& words) {
    std::vector<Word> bad;
    std::copy_if(words.begin(), words.end(), std::back_inserter(bad),
                 [&](const Word& word) { return good_readings(rules, lexicon, word).empty(); });
    return bad;
}

}  // namespace crisscross::engine
