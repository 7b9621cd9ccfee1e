#include "engine/lexicon/lexicon_builder.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "engine/lexicon/word_list.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::engine;

namespace {

Lexicon build(std::string_view text) {
    return build_lexicon("Test", Alphabet::english(), text).value();
}

/// `count` words of 2 to 9 letters, chosen from `letters` letters so that they have much in common.
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

/// All paths of the word graph of these words, from its definition.
std::set<Word> paths_of(const std::vector<Word>& words) {
    std::set<Word> paths;
    for (const Word& word : words)
        for (std::size_t turn = 1; turn <= word.size(); ++turn) {
            Word path(word.rend() - static_cast<long>(turn), word.rend());
            if (turn < word.size()) path.push_back(WordGraph::separator);
            path.insert(path.end(), word.begin() + static_cast<long>(turn), word.end());
            paths.insert(path);
        }
    return paths;
}

void collect(const WordGraph& graph, WordGraph::Node node, Word& path, std::set<Word>& paths,
             std::set<WordGraph::Node>& nodes) {
    nodes.insert(node);
    for_each_letter(graph.letters(node), [&](Letter letter) {
        const auto arc = graph.arc(node, letter);
        CHECK(arc.letter() == letter);
        path.push_back(letter);
        if (arc.ends_word()) paths.insert(path);
        if (arc.target() != WordGraph::nowhere) collect(graph, arc.target(), path, paths, nodes);
        path.pop_back();
    });
}

/// The number of nodes of the minimal automaton, by its definition: the number of distinct sets of endings.
std::size_t distinct_endings(const std::set<Word>& paths) {
    std::map<Word, std::set<Word>> endings;
    for (const Word& path : paths)
        for (auto at = path.begin(); at != path.end(); ++at)
            endings[Word(path.begin(), at)].insert(Word(at, path.end()));
    std::set<std::set<Word>> distinct;
    for (const auto& [beginning, set] : endings) distinct.insert(set);
    return distinct.size();
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

TEST_CASE("the word graph has a path from each letter of each word, no other path, and no duplicate node") {
    for (const int letters : {2, 3, 4}) {
        const auto words = random_words(11, 300, letters);
        const Lexicon lexicon = build_lexicon("Random", Alphabet::english(), words).value();
        Word path;
        std::set<Word> paths;
        std::set<WordGraph::Node> nodes;
        collect(lexicon.graph(), WordGraph::root, path, paths, nodes);
        CHECK(paths == paths_of(words));
        CHECK(nodes.size() == distinct_endings(paths));
    }
}

TEST_CASE("words are respelt with the tiles of another alphabet") {
    const Alphabet tiles({"A", "C", "E", "H", "S", "T", "TH"});
    const Lexicon lexicon = respelt(build("the\nch\neat\nhat\nhath\nth\n"), tiles).value();
    std::vector<std::string> spelt;
    lexicon.for_each([&](const Word& word) {
        spelt.push_back(tiles.text(word) + std::to_string(word.size()));
        return true;
    });
    std::sort(spelt.begin(), spelt.end());
    CHECK(spelt == std::vector<std::string>{"CH2", "EAT3", "HAT3", "HATH3", "THE2"});
}

TEST_CASE("the order and spelling of the input do not matter") {
    const Lexicon one = build("cat\ndog\nant\nants\n");
    const Lexicon other = build("ANTS\r\nDog\r\n\r\ncat\r\nANT\r\ncat");
    CHECK(std::equal(one.bytes().begin(), one.bytes().end(), other.bytes().begin(), other.bytes().end()));
}

TEST_CASE("the hash depends on the words and the alphabet but not on the name") {
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

TEST_CASE("a name that is too long or could garble a terminal is refused") {
    CHECK(build_lexicon("\x1B[2J", Alphabet::english(), "cat").has_error());
    CHECK(build_lexicon("\xFF", Alphabet::english(), "cat").has_error());
    CHECK(build_lexicon(std::string(201, 'x'), Alphabet::english(), "cat").has_error());
    CHECK(build_lexicon(std::string(200, 'x'), Alphabet::english(), "cat").has_value());
}

TEST_CASE("a bad line is refused with its number") {
    CHECK(build_lexicon("Bad", Alphabet::english(), "cat\nd0g\n").error().line == 2);
}
