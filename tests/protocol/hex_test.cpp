#include "protocol/hex.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

TEST_CASE("bytes are written as lower-case hexadecimal digits and read in either case") {
    const auto bytes = from_hex("00ff10A0" + std::string(56, '7'));
    REQUIRE(bytes.has_value());
    CHECK(to_hex(*bytes) == "00ff10a0" + std::string(56, '7'));
}

TEST_CASE("only 64 hexadecimal digits are a hash") {
    for (const std::string& text :
         {std::string(), std::string(63, '0'), std::string(65, '0'), std::string(63, '0') + "g"})
        CHECK_FALSE(from_hex(text).has_value());
}
