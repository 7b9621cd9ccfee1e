#include "engine/lexicon/anagram_search.hpp"

#include <algorithm>
#include <random>

#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

std::string anagrams(const Lexicon& lexicon, std::string_view text) {
    std::string found;
    for (const Word& word : anagrams_of(lexicon, lexicon.alphabet().spell(text).value()))
        found += lexicon.alphabet().text(word) + ' ';
    return found;
}

Word sorted(Word word) {
    std::sort(word.begin(), word.end());
    return word;
}

/// Looks at every word of a sorted list.
std::vector<Word> anagrams_by_trying(const std::vector<Word>& words, const Word& word) {
    std::vector<Word> found;
    for (const Word& other : words)
        if (other != word && sorted(other) == sorted(word) && found.size() < max_anagrams) found.push_back(other);
    return found;
}

}  // namespace

TEST_CASE("anagrams are the other words of exactly the same letters, in order") {
    const Lexicon lexicon = lexicon_of({"RATES", "STARE", "TEARS", "TARES", "TEAR", "RATE", "STARES", "ARTSY"});
    CHECK(anagrams(lexicon, "STARE") == "RATES TARES TEARS ");
    CHECK(anagrams(lexicon, "AERST") == "RATES STARE TARES TEARS ");
    CHECK(anagrams(lexicon, "TEAR") == "RATE ");
    CHECK(anagrams(lexicon, "STARES").empty());
    CHECK(anagrams(lexicon, "A").empty());
}

TEST_CASE("an anagram uses each letter as often as the word has it") {
    const Lexicon lexicon = lexicon_of({"TOOT", "OTTO", "TOO", "TOT", "TOTO"});
    CHECK(anagrams(lexicon, "TOOT") == "OTTO TOTO ");
    CHECK(anagrams(lexicon, "OTT") == "TOT ");
}

TEST_CASE("a digraph stays one letter in an anagram") {
    const Lexicon lexicon =
        build_lexicon("Digraphs", system_rules("shmac").alphabet(), "eth\nthe\nhet\ntosh\nshot\nhost\n").value();
    CHECK(anagrams(lexicon, "THE") == "ETH ");
    CHECK(anagrams(lexicon, "SHOT") == "TOSH ");
}

TEST_CASE("a word that is longer than the limit has no anagrams") {
    const Word longest(max_anagram_letters, 1);
    const auto pair = [](Word word) {
        word.front() = 0;
        Word other = word;
        std::reverse(other.begin(), other.end());
        return std::vector<Word>{word, other};
    };
    const auto fit = pair(longest);
    CHECK(anagrams_of(build_lexicon("Fit", Alphabet::english(), fit).value(), fit[0]) == std::vector<Word>{fit[1]});
    const auto longer = pair(Word(max_anagram_letters + 1, 1));
    CHECK(anagrams_of(build_lexicon("Longer", Alphabet::english(), longer).value(), longer[0]).empty());
}

TEST_CASE("the search stops at the most anagrams") {
    std::vector<Word> words;
    for (Word word{0, 1, 2, 3, 4}; words.size() < max_anagrams + 10; std::next_permutation(word.begin(), word.end()))
        words.push_back(word);
    const Lexicon lexicon = build_lexicon("Many", Alphabet::english(), words).value();
    CHECK(anagrams_of(lexicon, words.front()) ==
          std::vector<Word>(words.begin() + 1, words.begin() + 1 + max_anagrams));
}

TEST_CASE("anagrams of short words are those that a look at every word finds") {
    const Lexicon lexicon = lexicon_of(short_words());
    for (const Word& word : short_words_as_letters())
        CHECK(anagrams_of(lexicon, word) == anagrams_by_trying(short_words_as_letters(), word));
}

TEST_CASE("anagrams in random lists are those that a look at every word finds") {
    std::mt19937 random(5);
    for (const unsigned letters : {2U, 3U, 6U}) {
        std::vector<Word> words;
        for (int count = 0; count < 400; ++count) {
            Word word(2 + random() % 6);
            for (Letter& letter : word) letter = static_cast<Letter>(random() % letters);
            words.push_back(std::move(word));
        }
        std::sort(words.begin(), words.end());
        words.erase(std::unique(words.begin(), words.end()), words.end());
        const Lexicon lexicon = build_lexicon("Random", Alphabet::english(), words).value();
        for (const Word& word : words) CHECK(anagrams_of(lexicon, word) == anagrams_by_trying(words, word));
    }
}
