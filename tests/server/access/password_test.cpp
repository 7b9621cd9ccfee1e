#include "server/access/password.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;

TEST_CASE("a password matches itself and nothing else") {
    const server::Password password("open sesame");
    CHECK(password.matches("open sesame"));
    CHECK_FALSE(password.matches("open sesam"));
    CHECK_FALSE(password.matches("open sesame "));
    CHECK_FALSE(password.matches(""));
}
