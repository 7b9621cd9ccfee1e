#include "engine/text/ascii.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::engine;

TEST_CASE("only a to z are letters, and only 0 to 9 are digits") {
    for (const char c : std::string_view("azAZ")) CHECK((is_letter(c) && !is_digit(c)));
    for (const char c : std::string_view("09")) CHECK((is_digit(c) && !is_letter(c)));
    for (const char c : std::string_view("/:@[`{\xC3\xA4")) CHECK((!is_letter(c) && !is_digit(c)));
    CHECK((is_capital('A') && !is_capital('a')));
    CHECK((is_small('a') && !is_small('A')));
}

TEST_CASE("a hexadecimal digit has the same value in either case") {
    CHECK(hex_value('0') == 0);
    CHECK(hex_value('9') == 9);
    CHECK(hex_value('a') == 10);
    CHECK(hex_value('F') == 15);
    for (const char c : std::string_view("/:@G`g")) CHECK_FALSE(hex_value(c));
}

TEST_CASE("a byte is written as two hexadecimal digits") {
    CHECK(in_hex('\0') == "00");
    CHECK(in_hex('\x1B') == "1B");
    CHECK(in_hex('\xFF') == "FF");
}
