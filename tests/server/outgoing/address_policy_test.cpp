#include "server/outgoing/address_policy.hpp"

#include <boost/asio/ip/address.hpp>

#include "tests/support/catch.hpp"

using namespace crisscross::server;
using boost::asio::ip::make_address;

namespace {

constexpr std::uint16_t own_port = 8080;

const AddressPolicy strict{PrivateAddresses::refuse, own_port, read_web_address("https://play.example.org").value()};
const AddressPolicy lenient{PrivateAddresses::allow, own_port, read_web_address("https://play.example.org").value()};

}  // namespace

TEST_CASE("addresses of the public internet may be reached") {
    for (const char* text : {"1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.0.1",
                             "172.32.0.1", "192.167.0.1", "223.255.255.255", "2606:4700::1111", "2a00:1450::1",
                             "::ffff:1.1.1.1", "64:ff9b::101:101"}) {
        INFO(text);
        CHECK_FALSE(strict.check(make_address(text), 443));
    }
}

TEST_CASE("addresses of private, reserved and link-local networks are refused, however they are written") {
    for (const char* text : {"0.1.2.3",
                             "10.0.0.1",
                             "100.64.0.1",
                             "100.127.255.255",
                             "127.0.0.1",
                             "127.255.0.1",
                             "169.254.169.254",
                             "172.16.0.1",
                             "172.31.255.255",
                             "192.0.0.1",
                             "192.0.2.1",
                             "192.88.99.1",
                             "192.168.1.1",
                             "198.18.0.1",
                             "198.19.255.255",
                             "198.51.100.1",
                             "203.0.113.1",
                             "240.0.0.1",
                             "::1",
                             "::ffff:127.0.0.1",
                             "::ffff:192.168.1.1",
                             "::127.0.0.1",
                             "64:ff9b::a00:1",
                             "64:ff9b:1::a00:1",
                             "100::1",
                             "fc00::1",
                             "fd12::1",
                             "fe80::1",
                             "fec0::1",
                             "2001::1",
                             "2001:db8::1",
                             "2002:7f00:1::1",
                             "3fff::1",
                             "5f00::1"}) {
        INFO(text);
        CHECK(strict.check(make_address(text), 443) == AddressFault::not_public);
        CHECK_FALSE(lenient.check(make_address(text), 443));
    }
}

TEST_CASE("addresses of many machines, or of none, are refused even where private ones are allowed") {
    for (const char* text : {"224.0.0.1", "239.255.255.255", "255.255.255.255", "0.0.0.0", "::", "ff02::1",
                             "::ffff:224.0.0.1", "::ffff:0.0.0.0"}) {
        INFO(text);
        CHECK(strict.check(make_address(text), 443) == AddressFault::multicast);
        CHECK(lenient.check(make_address(text), 443) == AddressFault::multicast);
    }
}

TEST_CASE("a machine knows its own addresses and no others") {
    CHECK(is_on_this_machine(make_address("127.0.0.1")));
    CHECK(is_on_this_machine(make_address("::1")));
    CHECK_FALSE(is_on_this_machine(make_address("192.0.2.1")));
    CHECK_FALSE(is_on_this_machine(make_address("1.1.1.1")));
}

TEST_CASE("the server itself is refused even where private addresses are allowed") {
    CHECK(lenient.check(make_address("127.0.0.1"), own_port) == AddressFault::this_server);
    CHECK(lenient.check(make_address("127.0.0.2"), own_port) == AddressFault::this_server);
    CHECK(lenient.check(make_address("::ffff:127.0.0.2"), own_port) == AddressFault::this_server);
    CHECK(lenient.check(make_address("64:ff9b::7f00:2"), own_port) == AddressFault::this_server);
    CHECK(lenient.check(*read_web_address("http://127.0.0.1:8080/x")) == AddressFault::this_server);
    CHECK(lenient.check(*read_web_address("https://play.example.org/x")) == AddressFault::this_server);
    CHECK_FALSE(lenient.check(make_address("127.0.0.1"), 9000));
    CHECK_FALSE(lenient.check(*read_web_address("https://play.example.org:8443/")));
    CHECK_FALSE(lenient.check(*read_web_address("https://hooks.example.org/")));
    CHECK(strict.check(*read_web_address("https://10.0.0.1/")) == AddressFault::not_public);
}
