#include "engine/lexicon/hooks.hpp"

#include <algorithm>
#include <random>

#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

std::string spelt(const Lexicon& lexicon, const std::vector<Letter>& letters) {
    std::string text;
    for (const Letter letter : letters) text += lexicon.alphabet().spelling(letter) + ' ';
    return text;
}

/// "front | back"
std::string hooks(const Lexicon& lexicon, std::string_view text) {
    const Hooks found = hooks_of(lexicon, lexicon.alphabet().spell(text).value());
    return spelt(lexicon, found.front) + "| " + spelt(lexicon, found.back);
}

std::vector<Word> random_words(std::mt19937& random, std::size_t count, unsigned letters) {
    std::vector<Word> words;
    for (std::size_t index = 0; index < count; ++index) {
        Word word(2 + random() % 4);
        for (Letter& letter : word) letter = static_cast<Letter>(random() % letters);
        words.push_back(std::move(word));
    }
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

/// Looks at every word of the list.
Hooks hooks_by_trying(const std::vector<Word>& words, const Word& word) {
    Hooks hooks;
    for (const Word& longer : words) {
        if (longer.size() != word.size() + 1) continue;
        if (std::equal(word.begin(), word.end(), longer.begin() + 1)) hooks.front.push_back(longer.front());
        if (std::equal(word.begin(), word.end(), longer.begin())) hooks.back.push_back(longer.back());
    }
    return hooks;
}

}  // namespace

TEST_CASE("hooks are the letters that make a longer word before or after a word") {
    const Lexicon lexicon = lexicon_of({"CARE", "SCARE", "CARED", "CARES", "SCARES", "CARETS", "XCAREX"});
    CHECK(hooks(lexicon, "CARE") == "S | D S ");
    CHECK(hooks(lexicon, "CARES") == "S | ");
    CHECK(hooks(lexicon, "SCARES") == "| ");
}

TEST_CASE("a word that is not in the list may have hooks") {
    CHECK(hooks(lexicon_of({"CARED", "SCARE"}), "CARE") == "S | D ");
    CHECK(hooks(lexicon_of({"AT", "TA"}), "A") == "T | T ");
}

TEST_CASE("a digraph is one hook") {
    const Lexicon lexicon =
        build_lexicon("Digraphs", system_rules("shmac").alphabet(), "ten\nthen\neat\neath\nteath\n").value();
    CHECK(hooks(lexicon, "EN") == "T TH | ");
    CHECK(hooks(lexicon, "EA") == "| T TH ");
}

TEST_CASE("hooks in random lists are those that a look at every word finds") {
    std::mt19937 random(11);
    for (const unsigned letters : {2U, 4U, 31U}) {
        const auto words = random_words(random, 300, letters);
        const Alphabet alphabet([letters] {
            std::vector<std::string> spellings;
            for (unsigned letter = 0; letter < letters; ++letter)
                spellings.push_back(letter < 26 ? std::string(1, static_cast<char>('A' + letter))
                                                : std::string("Z") + static_cast<char>('A' + letter - 26));
            return spellings;
        }());
        const Lexicon lexicon = build_lexicon("Random", alphabet, words).value();
        for (const Word& word : words) CHECK(hooks_of(lexicon, word) == hooks_by_trying(words, word));
        for (const Word& word : random_words(random, 100, letters))
            CHECK(hooks_of(lexicon, word) == hooks_by_trying(words, word));
    }
}
