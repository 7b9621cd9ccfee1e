#include "server/access/pass_phrase.hpp"

#include <string>

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a pass-phrase has 8 to 256 characters, any of them") {
    CHECK(is_pass_phrase("12345678"));
    CHECK(is_pass_phrase("        "));
    CHECK(is_pass_phrase("\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9"));
    CHECK(is_pass_phrase(std::string(256, 'x')));
    CHECK_FALSE(is_pass_phrase("1234567"));
    CHECK_FALSE(is_pass_phrase("\u00e9\u00e9\u00e9\u00e9"));
    CHECK_FALSE(is_pass_phrase(std::string(257, 'x')));
    CHECK_FALSE(is_pass_phrase(""));
}
