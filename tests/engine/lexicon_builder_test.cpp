#include "engine/lexicon_builder.hpp"

#include <algorithm>
#include <random>

#include "engine/lexicon_format.hpp"
#include "engine/word_list.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::engine;

namespace {

Lexicon build(std::string_view text) {
    return build_lexicon("Test", Alphabet::english(), text).value();
}

/// `count` words of 2 to 9 letters out of `letters` letters, so that they share much.
std::vector<Word> random_words(unsigned seed, std::size_t count, int letters) {
    std::mt19937 random(seed);
    std::vector<Word> words;
    for (std::size_t index = 0; index < count; ++index) {
        Word word(2 + random() % 8);
        for (Letter& letter : word) letter = static_cast<Letter>(random() % static_cast<unsigned>(letters));
        words.push_back(std::move(word));
    }
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

/// Nodes of the minimal automaton, counted from its definition: the distinct sets of word endings.
std::size_t distinct_endings(const std::vector<Word>& words) {
    std::vector<std::vector<Word>> all;
    std::vector<std::pair<std::size_t, std::size_t>> todo{{0, 0}};  // first word, depth
    while (!todo.empty()) {
        const auto [first, depth] = todo.back();
        todo.pop_back();
        const auto same = [&, begin = words[first].begin()](const Word& word) {
            return word.size() >= depth && std::equal(word.begin(), word.begin() + static_cast<long>(depth), begin);
        };
        std::vector<Word> endings;
        for (std::size_t index = first; index < words.size() && same(words[index]); ++index) {
            const Word& word = words[index];
            if (word.size() == depth) continue;
            endings.emplace_back(word.begin() + static_cast<long>(depth), word.end());
            const bool starts_child =
                index == first || words[index - 1].size() <= depth || words[index - 1][depth] != word[depth];
            if (starts_child) todo.emplace_back(index, depth + 1);
        }
        if (!endings.empty()) all.push_back(std::move(endings));
    }
    std::sort(all.begin(), all.end());
    return static_cast<std::size_t>(std::unique(all.begin(), all.end()) - all.begin());
}

std::size_t nodes_of(const Lexicon& lexicon) {
    const auto parts = lexicon_format::read(lexicon.bytes()).value();
    std::size_t nodes = 0;
    for (std::uint32_t index = 0; index < parts.edges.size() / lexicon_format::edge_size; ++index)
        nodes += lexicon_format::edge_at(parts.edges, index).is_last ? 1 : 0;
    return nodes;
}

}  // namespace

TEST_CASE("a built lexicon holds exactly its words") {
    for (const int letters : {1, 2, 3, 26}) {
        const auto words = random_words(7, 2000, letters);
        const Lexicon lexicon = build_lexicon("Random", Alphabet::english(), words).value();
        CHECK(lexicon.word_count() == words.size());
        CHECK(words_of(lexicon) == words);
        for (const Word& word : random_words(8, 2000, letters))
            CHECK(lexicon.contains(word) == std::binary_search(words.begin(), words.end(), word));
    }
}

TEST_CASE("the automaton is minimal") {
    for (const int letters : {2, 3, 4}) {
        const auto words = random_words(11, 300, letters);
        CHECK(nodes_of(build_lexicon("Random", Alphabet::english(), words).value()) == distinct_endings(words));
    }
    CHECK(nodes_of(build("taps\ntops\ntap\ntop\n")) == 4);
}

TEST_CASE("the order and spelling of the input do not matter") {
    const Lexicon one = build("cat\ndog\nant\nants\n");
    const Lexicon other = build("ANTS\r\nDog\r\n\r\ncat\r\nANT\r\ncat");
    CHECK(std::equal(one.bytes().begin(), one.bytes().end(), other.bytes().begin(), other.bytes().end()));
}

TEST_CASE("the hash follows the words and the alphabet but not the name") {
    const Lexicon lexicon = build("cat\ndog\n");
    CHECK(lexicon.hash() == build_lexicon("Other", Alphabet::english(), "dog\ncat\n").value().hash());
    CHECK(lexicon.hash() != build("cat\ndogs\n").hash());
    const Alphabet small({"A", "C", "D", "G", "O", "T"});
    CHECK(lexicon.hash() != build_lexicon("Test", small, "cat\ndog\n").value().hash());
    CHECK(lexicon.hash() == hash_of(Alphabet::english(), words_of(lexicon)));
}

TEST_CASE("a list without words is refused") {
    CHECK(build_lexicon("Empty", Alphabet::english(), "a\n\n").error().why == "there are no words");
}

TEST_CASE("a name that could garble a terminal or is endless is refused") {
    CHECK(build_lexicon("\x1B[2J", Alphabet::english(), "cat").has_error());
    CHECK(build_lexicon("\xFF", Alphabet::english(), "cat").has_error());
    CHECK(build_lexicon(std::string(201, 'x'), Alphabet::english(), "cat").has_error());
    CHECK(build_lexicon(std::string(200, 'x'), Alphabet::english(), "cat").has_value());
}

TEST_CASE("a bad line is refused with its number") {
    CHECK(build_lexicon("Bad", Alphabet::english(), "cat\nd0g\n").error().line == 2);
}
