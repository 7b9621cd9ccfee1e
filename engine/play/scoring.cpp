#include "engine/play/scoring.hpp"

#include <algorithm>
#include <set>

namespace crisscross::engine {

namespace {

/// Applies the premiums that act on a laid letter, to the letter or to its word. A premium acts on a word once,
/// however many of the word's letters it covers.
void apply_premiums(const Premiums& premiums, LetterScore& letter, std::set<int>& acted, WordScore& word) {
    for (const int index : premiums.acting_on(letter.cell)) {
        const Premium& premium = premiums.at(index);
        const auto over = premium.cells.size() > 1 ? premium.cells : std::vector<Cell>{};
        if (premium.scope == Scope::letter) {
            letter.factor *= premium.factor;
            if (!over.empty()) letter.shared.push_back({premium.factor, over});
        } else if (acted.insert(index).second) {
            word.word_factors.push_back({letter.cell, premium.factor, over});
        }
    }
}

}  // namespace

WordScore score(const Rules& rules, const Premiums& premiums, const PlacedTiles& placement, const Run& run) {
    WordScore word{run.axis, {}, {}, 0};
    std::set<int> acted;
    for (const Cell cell : run.cells) {
        const Square square = *placement.board.at(cell);
        LetterScore letter{cell, square, placement.replaced(cell) ? 0 : rules.value(square.tile()), 1, {}};
        if (std::binary_search(placement.laid.begin(), placement.laid.end(), cell))
            apply_premiums(premiums, letter, acted, word);
        word.letters.push_back(letter);
    }
    word.score = points_of(word);
    return word;
}

PlayScore score_runs(const Rules& rules, const Premiums& premiums, const PlacedTiles& placement) {
    PlayScore made;
    for (const Run& run : placement.runs) made.words.push_back(score(rules, premiums, placement, run));
    made.bingo = made.total = bingo_points(rules, placement);
    for (const WordScore& word : made.words) made.total += word.score;
    return made;
}

int points_of(const WordScore& word) {
    int points = 0;
    for (const LetterScore& letter : word.letters) points += letter_points(letter.value, letter.factor);
    for (const WordFactor& factor : word.word_factors) points = multiplied(points, factor.factor);
    return points;
}

int bingo_points(const Rules& rules, const PlacedTiles& placement) {
    const Bingo& bingo = rules.ruleset().bingo;
    const auto used = static_cast<int>(placement.laid.size() + placement.lifted.size());
    return used >= bingo.min_tiles ? bingo.points : 0;
}

Word word_of(const WordScore& word) {
    Word letters;
    for (const LetterScore& letter : word.letters) letters.push_back(letter.square.letter);
    return letters;
}

std::vector<Word> words_of(const PlayScore& score) {
    std::vector<Word> words;
    for (const WordScore& word : score.words) words.push_back(word_of(word));
    return words;
}

}  // namespace crisscross::engine
