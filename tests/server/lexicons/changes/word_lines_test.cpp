#include "server/lexicons/changes/word_lines.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

const std::string mark = "\xEF\xBB\xBF";

}  // namespace

TEST_CASE("a word is found in any line, in capitals or small letters, and never as a part of another word") {
    const std::string text = mark + "ant\r\n\r\nCat\r\ndog";
    CHECK(line_of(text, "ANT") == 1);
    CHECK(line_of(text, "CAT") == 3);
    CHECK(line_of(text, "DOG") == 4);
    CHECK(line_of(text, "DO") == 0);
    CHECK(line_of(text, "DOGS") == 0);
    CHECK(line_of("", "DOG") == 0);
}

TEST_CASE("a word that is added comes last, on a line of its own that ends as the others do") {
    CHECK(with_word("", "CAT") == "CAT\n");
    CHECK(with_word(mark, "CAT") == mark + "CAT\n");
    CHECK(with_word("zebra\nant\n", "CAT") == "zebra\nant\nCAT\n");
    CHECK(with_word("zebra\nant", "CAT") == "zebra\nant\nCAT\n");
    CHECK(with_word("zebra\r\nant", "CAT") == "zebra\r\nant\r\nCAT\r\n");
}

TEST_CASE("a word that is removed takes its lines with it and leaves all others as they are") {
    CHECK(without_word(mark + "zebra\r\n\r\ncat\nant\r\nCAT", "CAT") == mark + "zebra\r\n\r\nant\r\n");
    CHECK(without_word("cats\ncat\n", "CAT") == "cats\n");
    CHECK(without_word("ant", "CAT") == "ant");
    CHECK(without_word("cat", "CAT").empty());
}

TEST_CASE("adding a word and taking it back leaves a text as it was") {
    for (const std::string& text : {std::string("b\na\n"), mark + "B\r\n\r\na\r\n", std::string()})
        CHECK(without_word(with_word(text, "CAT"), "CAT") == text);
}
