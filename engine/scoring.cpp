#include "engine/scoring.hpp"

#include <algorithm>
#include <set>

namespace crisscross::engine {

namespace {

bool contains(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

int letter_factor(const Rules& rules, Cell cell) {
    int factor = 1;
    for (const int index : rules.premiums_at(cell)) {
        const Premium& premium = rules.premiums()[index];
        if (premium.scope == Scope::letter) factor *= premium.factor;
    }
    return factor;
}

/// Adds the word premiums over `cell` that have not acted on this word yet.
void add_word_factors(const Rules& rules, Cell cell, std::set<int>& acted, std::vector<WordFactor>& factors) {
    for (const int index : rules.premiums_at(cell)) {
        const Premium& premium = rules.premiums()[index];
        if (premium.scope == Scope::word && acted.insert(index).second) factors.push_back({cell, premium.factor});
    }
}

WordScore score_run(const Rules& rules, const Placement& placement, const Run& run) {
    WordScore word{run.axis, {}, {}, 0};
    std::set<int> acted;
    for (const Cell cell : run.cells) {
        const Square square = *placement.board.at(cell);
        LetterScore letter{cell, square, rules.value(square.tile()), 1};
        if (contains(placement.laid, cell)) {
            letter.factor = letter_factor(rules, cell);
            add_word_factors(rules, cell, acted, word.word_factors);
        }
        word.score += letter.value * letter.factor;
        word.letters.push_back(letter);
    }
    for (const WordFactor& factor : word.word_factors) word.score *= factor.factor;
    return word;
}

}  // namespace

PlayScore score(const Rules& rules, const Placement& placement) {
    PlayScore play;
    for (const Run& run : runs_through(placement.board, placement.laid))
        play.words.push_back(score_run(rules, placement, run));
    const Bingo& bingo = rules.ruleset().bingo;
    if (static_cast<int>(placement.laid.size()) >= bingo.tiles) play.bonus = bingo.points;
    play.total = play.bonus;
    for (const WordScore& word : play.words) play.total += word.score;
    return play;
}

Word word_of(const WordScore& word) {
    Word letters;
    for (const LetterScore& letter : word.letters) letters.push_back(letter.square.letter);
    return letters;
}

}  // namespace crisscross::engine
