#include "server/addresses/socket_address.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a server listens on an IP address or on a Unix socket with a path that fits") {
    for (const char* address : {"127.0.0.1", "0.0.0.0", "::", "::1", "unix:/run/crisscross/socket", "unix:socket"})
        CHECK(is_bind_address(address));
    for (const char* address : {"", "localhost", "127.0.0.1:80", "unix:", "unix", "UNIX:/run/socket"})
        CHECK_FALSE(is_bind_address(address));
    CHECK(is_bind_address("unix:" + std::string(max_socket_path_bytes, 'x')));
    CHECK_FALSE(is_bind_address("unix:" + std::string(max_socket_path_bytes + 1, 'x')));
}

TEST_CASE("a socket's address has a host and, unless it is a Unix socket, a port") {
    CHECK(host_in(socket_address("192.0.2.7", 81)) == "192.0.2.7");
    CHECK(port_in(socket_address("192.0.2.7", 81)) == 81);
    CHECK(host_in(socket_address("2001:db8::7", 81)) == "2001:db8::7");
    CHECK(port_in(socket_address("2001:db8::7", 81)) == 81);
    CHECK(host_in(socket_address("unix:/run/socket", 81)) == "unix");
    CHECK(port_in(socket_address("unix:/run/socket", 81)) == 0);
    CHECK(host_in(SocketAddress()).empty());
}

TEST_CASE("a server that listens on all addresses is reached at the loopback address") {
    CHECK(host_in(reachable_address("0.0.0.0", 81)) == "127.0.0.1");
    CHECK(host_in(reachable_address("::", 81)) == "::1");
    CHECK(host_in(reachable_address("192.0.2.7", 81)) == "192.0.2.7");
    CHECK(reachable_address("unix:/run/socket", 81) == socket_address("unix:/run/socket", 0));
}
