#include "server/limits/rates/keyed_limit.hpp"

#include <algorithm>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("each key has its own limit") {
    KeyedLimit<std::string> limit({.burst = 2, .per_second = 1});
    CHECK(limit.take("10.0.0.1", 0));
    CHECK(limit.take("10.0.0.1", 0));
    CHECK_FALSE(limit.take("10.0.0.1", 0));
    CHECK(limit.take("10.0.0.2", 0));
    CHECK(limit.take("10.0.0.1", 1000));
}

TEST_CASE("a permission that was put back can be taken again") {
    KeyedLimit<int> limit({.burst = 1, .per_second = 0.001});
    CHECK(limit.take(1, 0));
    limit.give_back(1, 0);
    CHECK(limit.take(1, 0));
    CHECK_FALSE(limit.take(1, 0));
}

TEST_CASE("a limit forgets the keys whose buckets are full again, and no others") {
    KeyedLimit<int> limit({.burst = 1, .per_second = 1});
    for (int key = 0; key < 20'000; ++key) CHECK(limit.take(key, key * 10));
    CHECK(limit.remembered() <= 300);
    KeyedLimit<int> slow({.burst = 2, .per_second = 0.1});
    CHECK(slow.take(2, 100'000));
    CHECK(slow.take(1, 119'000));
    CHECK(slow.take(1, 119'000));
    CHECK_FALSE(slow.take(1, 121'000));
}

TEST_CASE("keys beyond those that a limit can remember share a bucket") {
    KeyedLimit<int> limit({.burst = 1, .per_second = 0.001}, 100);
    int taken = 0;
    for (int key = 0; key < 10'000; ++key) taken += limit.take(key, 1);
    CHECK(taken == 100 + 64);
    CHECK(limit.remembered() == 100);
}

TEST_CASE("asking how long to wait and putting back remember no key") {
    KeyedLimit<int> limit({.burst = 1, .per_second = 0.001}, 2);
    for (int key = 0; key < 100; ++key) {
        CHECK(limit.wait(key, 1) == 0);
        limit.give_back(key, 1);
    }
    CHECK(limit.remembered() == 0);
    for (const int key : {1, 2}) {
        CHECK(limit.take(key, 1));
        CHECK(limit.wait(key, 1) == 1'000'000);
    }
    CHECK(limit.remembered() == 2);
    limit.give_back(1, 1);
    CHECK(limit.wait(1, 1) == 0);
    for (int other = 0; other < 64; ++other) CHECK(limit.take(3 + other, 1));
    CHECK(limit.wait(3, 1) > 0);  // as all others that share a bucket
}

TEST_CASE("many threads together take no more than the burst") {
    KeyedLimit<std::string> limit({.burst = 10, .per_second = 0.001});
    std::atomic<int> taken = 0;
    std::vector<std::thread> threads;
    for (int number = 0; number < 8; ++number)
        threads.emplace_back([&] {
            for (int time = 0; time < 1000; ++time) taken += limit.take("2001:db8::/64", 1);
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(taken == 10);
}
