#include "server/lexicons/plain_spelling.hpp"

#include "tests/support/catch.hpp"

using crisscross::server::plain_spelling;

TEST_CASE("accents, hyphens and spaces are left out, and ligatures become two letters (R2)") {
    CHECK(plain_spelling("\u00e9t\u00e9") == "EtE");
    CHECK(plain_spelling("L'\u0152uvre-\u0141\u00f3d\u017a") == "LOEuvreLOdZ");
    CHECK(plain_spelling("stra\u00dfe") == "straSSe");
    CHECK(plain_spelling("e\u0301") == "e");
    CHECK(plain_spelling("\u5b57") == "\u5b57");
}
