#include "server/net/client_address.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a direct client is its own peer, whatever it claims") {
    CHECK(client_address("10.0.0.1", "1.2.3.4", false) == "10.0.0.1");
}

TEST_CASE("behind a trusted proxy a client has the address that the proxy saw") {
    CHECK(client_address("127.0.0.1", "1.2.3.4", true) == "1.2.3.4");
    CHECK(client_address("127.0.0.1", "6.6.6.6, 1.2.3.4 ", true) == "1.2.3.4");
    CHECK(client_address("127.0.0.1", "", true) == "127.0.0.1");
    CHECK(client_address("127.0.0.1", "1.2.3.4, ", true) == "127.0.0.1");
}

TEST_CASE("an IPv4 address counts for itself, in whatever form it comes") {
    CHECK(network_of("192.0.2.7") == "192.0.2.7");
    CHECK(network_of("::ffff:192.0.2.7") == "192.0.2.7");
    CHECK(network_of("192.0.2.8") != network_of("192.0.2.7"));
}

TEST_CASE("an IPv6 network of 64 bits counts as one address") {
    CHECK(network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64");
    CHECK(network_of("2001:db8:1:2:ffff:ffff:ffff:ffff") == network_of("2001:db8:1:2::1"));
    CHECK(network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1"));
    CHECK(network_of("fe80::1%1") == "fe80::/64");
}

TEST_CASE("what a proxy says instead of an address counts as it is, shortened") {
    CHECK(network_of("unknown") == "unknown");
    CHECK(network_of(std::string(500, 'x')) == std::string(64, 'x'));
}
