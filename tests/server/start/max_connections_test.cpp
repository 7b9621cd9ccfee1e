#include "server/start/max_connections.hpp"

#include "server/options/config.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a server has as many connections as its host has set") {
    CHECK(max_connections(Config{.connections = 300}, 4096).total == 300);
}

TEST_CASE("without a number from the host the descriptors decide, up to what one machine serves well") {
    CHECK(max_connections(Config{}, 1024).total == 1024 - 112);
    CHECK(max_connections(Config{}, 1'000'000).total == 20'000 - 112);
    CHECK(max_connections(Config{}, 64).total == 112);
}

TEST_CASE("no network may take more than half of the connections") {
    CHECK(max_connections(Config{.connections = 300}, 4096).per_network == 150);
    CHECK(max_connections(Config{.connections = 300, .connections_per_network = 20}, 4096).per_network == 20);
    CHECK(max_connections(Config{.connections = 1}, 4096).per_network == 1);
}

TEST_CASE("more connections than there are descriptors for are a fault that names both numbers") {
    const auto fault = check_connections(Config{.connections = 1000}, 1024);
    REQUIRE(fault);
    CHECK(fault->why == "--connections 1000 needs 1112 file descriptors, but the limit is 1024 (ulimit -Hn)");
    CHECK_FALSE(check_connections(Config{.connections = 912}, 1024));
    CHECK_FALSE(check_connections(Config{}, 64));
}
