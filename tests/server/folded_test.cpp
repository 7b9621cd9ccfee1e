#include "server/folded.hpp"

#include "tests/support/catch.hpp"

using crisscross::server::folded;

TEST_CASE("accents, ligatures, hyphens and spaces are folded (R2)") {
    CHECK(folded("\u00e9t\u00e9") == "EtE");
    CHECK(folded("L'\u0152uvre-\u0141\u00f3d\u017a") == "LOEuvreLOdZ");
    CHECK(folded("stra\u00dfe") == "straSSe");
    CHECK(folded("e\u0301") == "e");
    CHECK(folded("\u5b57") == "\u5b57");
}
