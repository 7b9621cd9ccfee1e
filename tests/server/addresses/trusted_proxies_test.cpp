#include "server/addresses/trusted_proxies.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

bool trusts(const std::string& list, const std::string& peer) {
    const auto proxies = TrustedProxies::parse(list);
    REQUIRE(proxies.has_value());
    return proxies->trusts(peer);
}

}  // namespace

TEST_CASE("nobody is a trusted proxy by default") {
    CHECK_FALSE(TrustedProxies().trusts("127.0.0.1"));
    CHECK_FALSE(TrustedProxies().trusts(unix_peer));
}

TEST_CASE("an address in the list is trusted, in whatever form it comes") {
    CHECK(trusts("192.0.2.7", "192.0.2.7"));
    CHECK(trusts("192.0.2.7", "::ffff:192.0.2.7"));
    CHECK(trusts("::ffff:192.0.2.7", "192.0.2.7"));
    CHECK(trusts("::1", "0:0:0:0:0:0:0:1"));
    CHECK_FALSE(trusts("192.0.2.7", "192.0.2.8"));
    CHECK_FALSE(trusts("::1", "127.0.0.1"));
}

TEST_CASE("a network in the list is trusted up to its last address") {
    CHECK(trusts("10.0.0.0/8", "10.255.255.255"));
    CHECK_FALSE(trusts("10.0.0.0/8", "11.0.0.0"));
    CHECK(trusts("192.0.2.128/25", "192.0.2.129"));
    CHECK_FALSE(trusts("192.0.2.128/25", "192.0.2.127"));
    CHECK(trusts("172.16.0.0/12", "172.31.255.255"));
    CHECK_FALSE(trusts("172.16.0.0/12", "172.32.0.0"));
    CHECK(trusts("0.0.0.0/0", "8.8.8.8"));
    CHECK_FALSE(trusts("0.0.0.0/0", "2001:db8::1"));
    CHECK(trusts("2001:db8::/33", "2001:db8:7fff::1"));
    CHECK_FALSE(trusts("2001:db8::/33", "2001:db8:8000::1"));
    CHECK(trusts("::ffff:10.0.0.0/104", "10.9.9.9"));
}

TEST_CASE("a list holds many proxies, and the Unix socket by the word unix") {
    const std::string list = "10.0.0.0/8, ::1 ,unix";
    CHECK(trusts(list, "10.1.1.1"));
    CHECK(trusts(list, "::1"));
    CHECK(trusts(list, "unix"));
    CHECK_FALSE(trusts("10.0.0.0/8", "unix"));
    CHECK_FALSE(trusts(list, "localhost"));
    CHECK(TrustedProxies::parse(list)->text() == "10.0.0.0/8,::1,unix");
}

TEST_CASE("a list with something else in it is refused") {
    for (const char* list : {"", ",", "::1,", "localhost", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1",
                             "10.0.0.0/8x", "10/8", "unix:/run/socket", "*", "10.0.0.0/8/8"})
        CHECK_FALSE(TrustedProxies::parse(list).has_value());
}

TEST_CASE("a list of trusted proxies has at most 64 networks") {
    std::string list = "::1";
    for (int count = 1; count < 64; ++count) list += ",::1";
    CHECK(TrustedProxies::parse(list).has_value());
    CHECK_FALSE(TrustedProxies::parse(list + ",::1").has_value());
}
