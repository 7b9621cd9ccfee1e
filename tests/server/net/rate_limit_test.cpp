#include "server/net/rate_limit.hpp"

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

TEST_CASE("setting the clock back takes nothing away") {
    TokenBucket bucket({.burst = 2, .per_second = 1}, 5000);
    CHECK(bucket.take(5000));
    CHECK(bucket.take(1000));
    CHECK_FALSE(bucket.take(1000));
    CHECK(bucket.take(2000));
}

TEST_CASE("each address has its own limit") {
    AddressLimit limit({.burst = 2, .per_second = 1});
    limit.take("10.0.0.1", 0);
    CHECK(limit.ready("10.0.0.1", 0));
    limit.take("10.0.0.1", 0);
    CHECK_FALSE(limit.ready("10.0.0.1", 0));
    CHECK(limit.ready("10.0.0.2", 0));
    CHECK(limit.ready("10.0.0.1", 1000));
}

TEST_CASE("a limit forgets addresses in time") {
    AddressLimit limit({.burst = 1, .per_second = 1});
    for (int number = 0; number < 20000; ++number) limit.take(std::to_string(number), number * 10);
    CHECK(limit.remembered() <= 4096);
}

TEST_CASE("a direct client is its own peer, whatever it claims") {
    CHECK(client_address("10.0.0.1", "1.2.3.4", false) == "10.0.0.1");
}

TEST_CASE("behind a trusted proxy a client has the address that the proxy saw") {
    CHECK(client_address("127.0.0.1", "1.2.3.4", true) == "1.2.3.4");
    CHECK(client_address("127.0.0.1", "6.6.6.6, 1.2.3.4 ", true) == "1.2.3.4");
    CHECK(client_address("127.0.0.1", "", true) == "127.0.0.1");
    CHECK(client_address("127.0.0.1", "1.2.3.4, ", true) == "127.0.0.1");
}
