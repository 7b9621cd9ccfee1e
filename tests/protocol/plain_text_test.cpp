#include <cstdint>

#include "protocol/number_in.hpp"
#include "protocol/trimmed.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;

TEST_CASE("a trimmed text has no blanks at either end, but those inside") {
    CHECK(protocol::trimmed("\t a b ") == "a b");
    CHECK(protocol::trimmed(" \t ").empty());
    CHECK(protocol::trimmed("").empty());
    CHECK(protocol::trimmed("xa bx", "x") == "a b");
}

TEST_CASE("a text is a number only if all of it is, and if it fits") {
    CHECK(protocol::number_in<int>("-17") == -17);
    CHECK(protocol::number_in<std::uint16_t>("65535") == 65535);
    CHECK_FALSE(protocol::number_in<std::uint16_t>("65536"));
    CHECK_FALSE(protocol::number_in<unsigned>("-1"));
    CHECK_FALSE(protocol::number_in<int>("+1"));
    CHECK_FALSE(protocol::number_in<int>(" 1"));
    CHECK_FALSE(protocol::number_in<int>("1x"));
    CHECK_FALSE(protocol::number_in<int>(""));
    CHECK(protocol::number_in<double>("0.5") == 0.5);
}
