#include "server/addresses/client_address.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

struct Case {
    const char* peer;
    const char* forwarded_for;
    const char* client;
};

std::string client_of(const std::string& peer, const std::string& forwarded_for,
                      const std::string& proxies = "10.0.0.0/8,2001:db8:aaaa::/48,127.0.0.1,unix") {
    return client_address(peer, forwarded_for, TrustedProxies::parse(proxies).value());
}

}  // namespace

TEST_CASE("a peer that is not a trusted proxy is the client, whatever it claims") {
    CHECK(client_address("127.0.0.1", "1.2.3.4", TrustedProxies()) == "127.0.0.1");
    CHECK(client_of("192.0.2.1", "1.2.3.4") == "192.0.2.1");
    CHECK(client_of("unix", "1.2.3.4", "127.0.0.1") == "unix");
}

TEST_CASE("behind trusted proxies the client is the last address that is not one of them") {
    for (const Case& one : {
             Case{"127.0.0.1", "1.2.3.4", "1.2.3.4"},
             Case{"unix", "1.2.3.4", "1.2.3.4"},
             Case{"127.0.0.1", "6.6.6.6, 1.2.3.4 ", "1.2.3.4"},
             Case{"127.0.0.1", "6.6.6.6,1.2.3.4,\t10.0.0.2", "1.2.3.4"},
             Case{"10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2, 2001:db8:aaaa::3, 10.0.0.4", "1.2.3.4"},
             Case{"::ffff:10.0.0.1", "1.2.3.4", "1.2.3.4"},
             Case{"127.0.0.1", "::ffff:1.2.3.4", "1.2.3.4"},
             Case{"127.0.0.1", "1.2.3.4, ::ffff:10.0.0.2", "1.2.3.4"},
             Case{"127.0.0.1", "2001:db8::7", "2001:db8::7"},
             Case{"127.0.0.1", "1.2.3.4:5678", "1.2.3.4"},
             Case{"127.0.0.1", "[2001:db8::7]:5678", "2001:db8::7"},
             Case{"127.0.0.1", "[2001:db8::7]", "2001:db8::7"},
             Case{"127.0.0.1", "1.2.3.4, [2001:db8:aaaa::3]:443", "1.2.3.4"},
         }) {
        INFO(one.peer << " says " << one.forwarded_for);
        CHECK(client_of(one.peer, one.forwarded_for) == one.client);
    }
}

TEST_CASE("if every address is that of a trusted proxy, the client is the first") {
    CHECK(client_of("127.0.0.1", "10.0.0.9, 10.0.0.2") == "10.0.0.9");
}

TEST_CASE("behind a trusted proxy that says nothing usable the client is the proxy") {
    for (const char* garbage :
         {"", " ", ",", "unknown", "1.2.3.4, ", "1.2.3", "1.2.3.4:", "1.2.3.4:port", "1.2.3.4:123456", "[2001:db8::7",
          "[2001:db8::7]x", "[]", "1.2.3.4; 5.6.7.8", "1.2.3.4, secret, 10.0.0.2", "unix:", "2001:db8::7::"}) {
        INFO(garbage);
        CHECK(client_of("127.0.0.1", garbage) == "127.0.0.1");
    }
}

TEST_CASE("only the last 16 addresses are read") {
    std::string hops = "1.2.3.4";
    for (int count = 0; count < 15; ++count) hops += ",10.0.0.2";
    CHECK(client_of("127.0.0.1", hops) == "1.2.3.4");
    CHECK(client_of("127.0.0.1", hops + ",10.0.0.2") == "10.0.0.2");
    CHECK(client_of("127.0.0.1", std::string(100'000, ',') + "1.2.3.4") == "1.2.3.4");
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
