#include "server/addresses/origin.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

bool may_open(std::optional<std::string> origin, const std::string& host = "192.0.2.7:8080",
              const std::optional<std::string>& public_origin = std::nullopt) {
    return origin_allowed(origin, host, public_origin);
}

}  // namespace

TEST_CASE("only the server's own pages and programs may open a socket") {
    CHECK(may_open(std::nullopt));
    CHECK(may_open("http://192.0.2.7:8080"));
    CHECK(may_open("http://LOCALHOST:8080", "localhost:8080"));
    CHECK_FALSE(may_open("https://evil.example.org"));
    CHECK_FALSE(may_open("http://192.0.2.7:9090"));
    CHECK_FALSE(may_open("null"));
    CHECK_FALSE(may_open("https://", ""));
    CHECK_FALSE(may_open("http://192.0.2.7:8080.evil.org"));
}

TEST_CASE("with a public origin only its pages may open a socket, whatever host the proxy names") {
    const std::string origin = "https://play.example.org";
    CHECK(may_open(origin, "127.0.0.1:8080", origin));
    CHECK(may_open("https://Play.Example.Org", "play.example.org", origin));
    CHECK_FALSE(may_open("http://127.0.0.1:8080", "127.0.0.1:8080", origin));
    CHECK_FALSE(may_open("https://evil.example.org", "evil.example.org", origin));
    CHECK(may_open(std::nullopt, "127.0.0.1:8080", origin));
}

TEST_CASE("a server is known by its addresses, as localhost and by its machine's name") {
    for (const char* host : {"127.0.0.1", "192.0.2.7:8080", "[::1]:8080", "[2001:db8::7]", "localhost:8080",
                             "crisscross.localhost", "mypc", "MyPC:8080", "mypc.local"})
        CHECK(is_own_host(host, "mypc"));
}

TEST_CASE("the name in a public origin is known with its port, with another one and without") {
    for (const char* host : {"play.example.org", "Play.Example.Org", "play.example.org:443", "play.example.org:8080"})
        for (const char* origin : {"https://play.example.org", "https://play.example.org:8443"})
            CHECK(is_public_host(host, origin));
    CHECK(is_public_host("[2001:db8::7]:8080", "http://[2001:db8::7]"));
    for (const char* host : {"", ":443", "example.org", "evil.example.org", "play.example.org.evil.example.org",
                             "https://play.example.org"})
        CHECK_FALSE(is_public_host(host, "https://play.example.org"));
    CHECK_FALSE(is_public_host("", ""));
}

TEST_CASE("a name that somebody else may let lead to this server is not known") {
    for (const char* host : {"", ":8080", "evil.example.org", "evil.example.org:8080", "localhost.evil.example.org",
                             "mypc.evil.example.org", "127.0.0.1.evil.example.org", "[evil]", "["})
        CHECK_FALSE(is_own_host(host, "mypc"));
    CHECK_FALSE(is_own_host(".local", ""));
}
