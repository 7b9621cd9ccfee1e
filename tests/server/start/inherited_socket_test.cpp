#include "server/start/inherited_socket.hpp"

#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;

namespace {

// What a service manager sets for this process.
void announce(const std::string& count, const std::string& process = std::to_string(getpid())) {
    setenv("LISTEN_FDS", count.c_str(), 1);
    setenv("LISTEN_PID", process.c_str(), 1);
}

struct Descriptor {
    explicit Descriptor(int opened) : number(opened) { REQUIRE(number >= 0); }
    ~Descriptor() { close(number); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number;
};

// Listens on a free port of 127.0.0.1.
int listening_socket() {
    const int made = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(bind(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    REQUIRE(listen(made, 16) == 0);
    return made;
}

std::string fault_of(int descriptor) {
    announce("1");
    const auto found = inherited_socket(descriptor);
    return found ? "" : found.error().why;
}

}  // namespace

TEST_CASE("a socket that a service manager listens on is taken over once") {
    const Descriptor passed(listening_socket());
    announce("1");
    CHECK(inherited_socket(passed.number).value() == passed.number);
    CHECK(fcntl(passed.number, F_GETFD) == FD_CLOEXEC);
    CHECK_FALSE(inherited_socket(passed.number).value().has_value());
}

TEST_CASE("what a service manager passes to another process is left alone") {
    const Descriptor passed(listening_socket());
    announce("1", "1");
    CHECK_FALSE(inherited_socket(passed.number).value().has_value());
    announce("0");
    CHECK_FALSE(inherited_socket(passed.number).value().has_value());
}

TEST_CASE("only one stream socket that listens can be taken over") {
    const std::string not_one = "the descriptor that LISTEN_FDS announces is not a stream socket that listens";
    CHECK(fault_of(Descriptor(open("/dev/null", O_RDONLY)).number) == not_one);
    CHECK(fault_of(Descriptor(socket(AF_INET, SOCK_STREAM, 0)).number) == not_one);
    CHECK(fault_of(Descriptor(socket(AF_UNIX, SOCK_DGRAM, 0)).number) == not_one);
    CHECK(fault_of(9999) == not_one);
    announce("2");
    CHECK(inherited_socket(3).error().why == "LISTEN_FDS is 2, but the server takes one socket");
    announce("many");
    CHECK_FALSE(inherited_socket(3).has_value());
}

TEST_CASE("a server on an inherited socket is found at its port, whatever it would bind to itself") {
    const int passed = listening_socket();  // the server closes it
    TestServer server([passed](Config& config) {
        config.inherited_socket = passed;
        config.bind = "192.0.2.1";
    });
    CHECK(server.port() != 0);
    CHECK(get(server.port(), "/healthz").status == 200);
    CHECK_NOTHROW(server.guest().create("Mara"));
}
