#include "engine/lexicon/utf8.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::engine;

TEST_CASE("well-formed UTF-8 is distinguished from everything else") {
    CHECK(is_utf8(""));
    CHECK(is_utf8("plain"));
    CHECK(is_utf8("caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 \xF4\x8F\xBF\xBF"));
    CHECK_FALSE(is_utf8("\xC3"));
    CHECK_FALSE(is_utf8("\xE9t\xE9"));
    CHECK_FALSE(is_utf8("\x80"));
    CHECK_FALSE(is_utf8("\xFF"));
}

TEST_CASE("overlong forms, surrogates and codes past the end are not valid UTF-8") {
    CHECK_FALSE(is_utf8("\xC0\xAF"));
    CHECK_FALSE(is_utf8("\xE0\x80\xAF"));
    CHECK_FALSE(is_utf8("\xF0\x80\x80\xAF"));
    CHECK_FALSE(is_utf8("\xED\xA0\x80"));
    CHECK_FALSE(is_utf8("\xF4\x90\x80\x80"));
}

TEST_CASE("a character counts once, however many bytes it has") {
    CHECK(characters_in("") == 0);
    CHECK(characters_in("caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80") == 8);
}

TEST_CASE("a plain line has no control characters") {
    CHECK(
        is_plain_line("Words of the \xC3\xA9"
                      "lite"));
    CHECK_FALSE(is_plain_line("two\nlines"));
    CHECK_FALSE(is_plain_line("\x1B[31mred"));
    CHECK_FALSE(is_plain_line("\x7F"));
}

TEST_CASE("quoted input is short and harmless to print") {
    CHECK(in_quotes("CAT") == "\"CAT\"");
    CHECK(in_quotes("a\"b\\c\t\xE9") == "\"a\\x22b\\x5Cc\\x09\\xE9\"");
    CHECK(in_quotes("ABCDEF", 3) == "\"ABC...\"");
}
