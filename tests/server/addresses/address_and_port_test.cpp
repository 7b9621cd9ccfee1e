#include "server/addresses/address_and_port.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("an address with a port is read") {
    CHECK(read_address_and_port("127.0.0.1:9464") == AddressAndPort{"127.0.0.1", 9464});
    CHECK(read_address_and_port("0.0.0.0:0") == AddressAndPort{"0.0.0.0", 0});
    CHECK(read_address_and_port("[::1]:9464") == AddressAndPort{"::1", 9464});
}

TEST_CASE("anything else is not an address with a port") {
    for (const char* text :
         {"", ":", "9464", ":9464", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "127.0.0.1:9464 ",
          "127.0.0.1:http", "localhost:9464", "::1:9464", "[127.0.0.1]:9464", "[::1]", "[]:9464", "[::1:9464"})
        CHECK_FALSE(read_address_and_port(text));
}
