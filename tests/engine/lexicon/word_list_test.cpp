#include "engine/lexicon/word_list.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::engine;

namespace {

WordList read(std::string_view text) {
    return parse_words(text, Alphabet::english()).value();
}

LexiconFault fault_of(std::string_view text) {
    return parse_words(text, Alphabet::english()).error();
}

std::vector<std::string> spelt(const WordList& list) {
    std::vector<std::string> words;
    for (const Word& word : list.words) words.push_back(Alphabet::english().text(word));
    return words;
}

}  // namespace

TEST_CASE("words are read into capitals, sorted and without repeats") {
    const WordList list = read("dog\nCat\nDOG\nant\n");
    CHECK(spelt(list) == std::vector<std::string>{"ANT", "CAT", "DOG"});
    CHECK(list.repeated == 1);
}

TEST_CASE("empty lines, CR LF, a byte order mark and a missing final newline make no difference") {
    CHECK(read("\xEF\xBB\xBF"
               "cat\r\n\r\n\n\ndog") == read("cat\ndog\n"));
}

TEST_CASE("words of one letter or too long for any board are left out and counted") {
    const WordList list = read("a\nab\nabcdefghijklmnopqrstu\nabcdefghijklmnopqrstuv\ni\n");
    CHECK(spelt(list) == std::vector<std::string>{"AB", "ABCDEFGHIJKLMNOPQRSTU"});
    CHECK(list.too_short == 2);
    CHECK(list.too_long == 1);
}

TEST_CASE("a line with anything but letters is refused with its number and content") {
    CHECK(fault_of("cat\n\ncan't\ndog\n") == LexiconFault{"\"can't\" has a character that is not a letter", 3});
    CHECK(fault_of("caf\xC3\xA9") == LexiconFault{"\"caf\\xC3\\xA9\" has a character that is not a letter", 1});
    CHECK(fault_of("cat \n").line == 1);
    CHECK(fault_of("cat\n \n").line == 2);
    CHECK(fault_of("cat\rdog\n").line == 1);
    CHECK(fault_of(std::string_view("c\0t", 3)).why == "\"c\\x00t\" has a character that is not a letter");
    CHECK(fault_of("ab\n\xEF\xBB\xBF"
                   "cd\n")
              .line == 2);
}

TEST_CASE("only a long refused line is cut short") {
    const std::string why = fault_of(std::string(5000, '!')).why;
    CHECK(why.size() < 100);
    CHECK(why.find("...") != std::string::npos);
}

TEST_CASE("empty text has no words") {
    CHECK(read("").words.empty());
    CHECK(read("\n\r\n").words.empty());
    CHECK(read("\xEF\xBB\xBF").words.empty());
}

TEST_CASE("digraphs count as one letter") {
    const Alphabet alphabet({"A", "H", "T", "TH"});
    const auto list = parse_words("that\nthth\nth\n", alphabet).value();
    CHECK(list.words == std::vector<Word>{{3, 0, 2}, {3, 3}});
    CHECK(list.too_short == 1);
}

TEST_CASE("the hash of words is the BLAKE2b-256 of the documented text") {
    const Lexicon::Hash hash = hash_of(Alphabet::english(), read("dog\ncat\n").words);
    std::string text;
    for (const auto byte : hash) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    CHECK(text == "efb429df1dec6b1c40ea68c9bfae07ea8751acf002f3b1cb522cad79d6d17c2d");
}
