#include "server/limits/rates/shared_limit.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a limit that all share is full at first, and fills again with time") {
    SharedLimit limit({.burst = 2, .per_second = 1});
    CHECK(limit.take(1'000'000));
    CHECK(limit.take(1'000'000));
    CHECK_FALSE(limit.take(1'000'000));
    CHECK(limit.take(1'001'000));
    CHECK_FALSE(limit.take(1'001'000));
}

TEST_CASE("what was given back to a limit that all share can be taken again") {
    SharedLimit limit({.burst = 1, .per_second = 0.001});
    CHECK(limit.take(0));
    limit.give_back(0);
    CHECK(limit.take(0));
    CHECK_FALSE(limit.take(0));
}
