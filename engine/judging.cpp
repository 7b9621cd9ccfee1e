#include "engine/judging.hpp"

#include <algorithm>
#include <iterator>

namespace crisscross::engine {

std::vector<Word> words_of(const PlayScore& score) {
    std::vector<Word> words;
    for (const WordScore& word : score.words) words.push_back(word_of(word));
    return words;
}

std::vector<Word> bad_words(const Lexicon& lexicon, std::span<const Word> words) {
    std::vector<Word> bad;
    std::copy_if(words.begin(), words.end(), std::back_inserter(bad),
                 [&lexicon](const Word& word) { return !lexicon.contains(word); });
    return bad;
}

Upheld upheld(Ruling ruling, Turn play, Seat seat, Seat challenger) {
    Upheld upheld{play, seat, challenger};
    upheld.turn_lost = ruling == Ruling::challenge_costs_turn;
    if (ruling == Ruling::challenge_pays_five) upheld.points = 5;
    if (ruling == Ruling::challenge_pays_ten) upheld.points = 10;
    return upheld;
}

}  // namespace crisscross::engine
