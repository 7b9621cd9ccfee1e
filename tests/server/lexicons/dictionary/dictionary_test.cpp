#include "server/lexicons/dictionary/dictionary.hpp"

#include <fstream>

#include "server/lexicons/dictionary/dictionary_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using crisscross::server::Definition;
using crisscross::server::Dictionary;
using crisscross::server::open_dictionary;
using crisscross::test::TemporaryFolder;

namespace {

/// The definitions of a word, one on each line: part, base and text.
std::string found(const Dictionary& dictionary, std::string_view word) {
    std::string lines;
    for (const Definition& definition : dictionary.definitions_of(word)) {
        lines += std::string(definition.part) + ' ';
        if (!definition.base.empty()) lines += "(" + std::string(definition.base) + ") ";
        lines += std::string(definition.text) + '\n';
    }
    return lines;
}

/// "LINE: WHY"
std::string fault(std::string text) {
    const auto fault = Dictionary::from_text(std::move(text)).error();
    return std::to_string(fault.line) + ": " + fault.why;
}

std::string many(std::size_t count, const std::string& line) {
    std::string lines;
    for (std::size_t number = 0; number < count; ++number) lines += line;
    return lines;
}

}  // namespace

TEST_CASE("a dictionary has the definitions of a word in the order of its file") {
    const auto dictionary =
        Dictionary::from_text("# animals\n\nCAT\tnoun\ta small animal\nCAT\tverb\tvomit\nDOG\tnoun\tcaf\u00e9 animal")
            .value();
    CHECK(found(dictionary, "CAT") == "noun a small animal\nverb vomit\n");
    CHECK(found(dictionary, "DOG") == "noun caf\u00e9 animal\n");
    for (const char* word : {"", "A", "CA", "CATS", "COT", "DOGS", "Z", "cat", "# animals"})
        CHECK(found(dictionary, word).empty());
}

TEST_CASE("a form has the definitions of its bases with the same part of speech") {
    const auto dictionary = Dictionary::from_text(
                                "LEAF\tnoun\tpart of a plant\nLEAVE\tnoun\ttime off\nLEAVE\tverb\tgo away\n"
                                "LEAVES\tnoun\t=LEAF\nLEAVES\tnoun\t=LEAVE\nLEAVES\tverb\t=LEAVE\n")
                                .value();
    CHECK(found(dictionary, "LEAVES") ==
          "noun (LEAF) part of a plant\nnoun (LEAVE) time off\nverb (LEAVE) go away\n");
}

TEST_CASE("a form of a form, or of an unknown word, has no definition") {
    const auto dictionary = Dictionary::from_text("A\tnoun\t=B\nB\tnoun\t=A\nC\tnoun\t=X\n").value();
    for (const char* word : {"A", "B", "C"}) CHECK(found(dictionary, word).empty());
}

TEST_CASE("a word has at most twenty definitions, even with those of its base") {
    const auto dictionary =
        Dictionary::from_text(many(30, "A\tnoun\tone\n") + many(15, "B\tnoun\ttwo\n") + "B\tnoun\t=A\n").value();
    CHECK(dictionary.definitions_of("A").size() == Dictionary::max_definitions);
    CHECK(dictionary.definitions_of("B").size() == Dictionary::max_definitions);
    CHECK(dictionary.definitions_of("B").back().base == "A");
}

TEST_CASE("a dictionary without entries has no definitions") {
    CHECK(Dictionary::from_text("").value().definitions_of("CAT").empty());
    CHECK(Dictionary::from_text("# nothing yet\n").value().definitions_of("CAT").empty());
}

TEST_CASE("the first line of a dictionary that is wrong is named") {
    CHECK(fault("CAT\tnoun\n") == "1: a line has a word, a part of speech and a definition, with a tab between them");
    CHECK(fault("A\tnoun\tx\tmore\n").starts_with("1: a line has a word"));
    CHECK(fault("# ok\nA\tnoun\tx\ncat\tnoun\tx\n") == "3: \"cat\" is not a word of 1 to 64 capital letters A to Z");
    CHECK(fault("\tnoun\tx\n").starts_with("1: \"\" is not a word"));
    CHECK(fault(std::string(65, 'A') + "\tnoun\tx\n").find("is not a word") != std::string::npos);
    CHECK(fault("A\t\tx\n").starts_with("1: a part of speech"));
    CHECK(fault("A\t" + std::string(41, 'n') + "\tx\n").starts_with("1: a part of speech"));
    CHECK(fault("A\tnoun\t\n").starts_with("1: a definition"));
    CHECK(fault("A\tnoun\tx\r\n").starts_with("1: a definition"));
    CHECK(fault("A\tnoun\t\xff\n").starts_with("1: a definition"));
    CHECK(fault("A\tnoun\t=b\n") == "1: after = comes a word of 1 to 64 capital letters A to Z");
    CHECK(fault("A\tnoun\t" + std::string(Dictionary::max_line_bytes, 'x') + "\n") ==
          "1: the line has more than 2000 bytes");
    CHECK(fault("B\tnoun\tx\nA\tnoun\tx\n") == "2: the words are not in order");
}

TEST_CASE("a dictionary of more than 64 MiB is refused") {
    CHECK(fault(std::string(Dictionary::max_bytes + 1, '\n')) == "0: is larger than 64 MiB");
}

TEST_CASE("an opened dictionary outlives its file") {
    const TemporaryFolder folder;
    const auto file = folder / "definitions.txt";
    std::ofstream(file) << "CAT\tnoun\ta small animal\n";
    const auto dictionary = open_dictionary(file).value();
    std::filesystem::remove(file);
    CHECK(found(dictionary, "CAT") == "noun a small animal\n");
    CHECK(open_dictionary(file).error().why == "cannot be read: No such file or directory");
}
