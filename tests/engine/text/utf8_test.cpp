#include "engine/text/utf8.hpp"

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

TEST_CASE("the code points of a text are read from UTF-8, and written as it again") {
    const std::string text = "caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80";
    CHECK(from_utf8(text) == U"caf\u00E9 \u20AC \U0001F600");
    CHECK(to_utf8(U"caf\u00E9 \u20AC \U0001F600") == text);
    CHECK(from_utf8("") == U"");
    CHECK(to_utf8(U"") == "");
}

TEST_CASE("the first and the last code point of each length are written with as many bytes, and read again") {
    const std::u32string points = U"\x7F\x80\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF";
    CHECK(to_utf8(points).size() == 1 + 2 * 2 + 4 * 3 + 2 * 4);
    CHECK(from_utf8(to_utf8(points)) == points);
}

TEST_CASE("what is not UTF-8 has no code points") {
    CHECK_FALSE(from_utf8("caf\xC3"));
    CHECK_FALSE(from_utf8("\xC3\x28"));
    CHECK_FALSE(from_utf8("\xC0\xAF"));
    CHECK_FALSE(from_utf8("\xED\xA0\x80"));
    CHECK_FALSE(from_utf8("\xF4\x90\x80\x80"));
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
