#include "server/limits/rates/token_bucket.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a bucket allows its burst at once and then as much as time refills") {
    TokenBucket bucket({.burst = 3, .per_second = 2}, 1000);
    CHECK(bucket.take(1000));
    CHECK(bucket.take(1000));
    CHECK(bucket.take(1000));
    CHECK_FALSE(bucket.take(1000));
    CHECK_FALSE(bucket.take(1499));
    CHECK(bucket.take(1500));
    CHECK_FALSE(bucket.take(1500));
}

TEST_CASE("a bucket never holds more than its burst") {
    TokenBucket bucket({.burst = 2, .per_second = 1}, 0);
    CHECK(bucket.take(1000000));
    CHECK(bucket.take(1000000));
    CHECK_FALSE(bucket.take(1000000));
}

TEST_CASE("a bucket says when there is a whole permission again") {
    TokenBucket bucket({.burst = 2, .per_second = 4}, 0);
    CHECK(bucket.wait(0) == 0);
    CHECK(bucket.take(0, 2));
    CHECK(bucket.wait(0) == 250);
    CHECK(bucket.wait(100) == 150);
    CHECK(bucket.wait(250) == 0);
    CHECK(bucket.take(250));
}

TEST_CASE("where nothing comes back, the wait is a year") {
    constexpr Span year = 365 * span::day;
    TokenBucket bucket({.burst = 1, .per_second = 0}, 0);
    CHECK(bucket.wait(0) == 0);
    CHECK(bucket.take(0));
    CHECK(bucket.wait(0) == year);
    CHECK_FALSE(bucket.take(year));
    CHECK(Rate{1, 0}.time_to_fill() == year);
    CHECK(Rate{0, 0}.time_to_fill() == year);
}

TEST_CASE("setting the clock back takes nothing away") {
    TokenBucket bucket({.burst = 2, .per_second = 1}, 5000);
    CHECK(bucket.take(5000));
    CHECK(bucket.take(1000));
    CHECK_FALSE(bucket.take(1000));
    CHECK(bucket.take(2000));
}

TEST_CASE("a permission that was not needed can be put back, up to the burst") {
    TokenBucket bucket({.burst = 2, .per_second = 1}, 0);
    CHECK(bucket.take(0, 2));
    bucket.give_back(0);
    CHECK_FALSE(bucket.take(0, 2));
    CHECK(bucket.take(0));
    for (int time = 0; time < 5; ++time) bucket.give_back(0);
    CHECK(bucket.take(0, 2));
    CHECK_FALSE(bucket.take(0));
}
