#include "server/net/address.hpp"

#include "tests/support/catch.hpp"

using crisscross::server::client_address;

TEST_CASE("a direct client has the address of its peer, whatever it claims") {
    CHECK(client_address("10.0.0.1", "1.2.3.4", false) == "10.0.0.1");
}

TEST_CASE("behind a trusted proxy, a client has the address that the proxy saw") {
    CHECK(client_address("127.0.0.1", "1.2.3.4", true) == "1.2.3.4");
    CHECK(client_address("127.0.0.1", "6.6.6.6, 1.2.3.4 ", true) == "1.2.3.4");
    CHECK(client_address("127.0.0.1", "", true) == "127.0.0.1");
    CHECK(client_address("127.0.0.1", "1.2.3.4, ", true) == "127.0.0.1");
}
