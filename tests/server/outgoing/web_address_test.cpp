#include "server/outgoing/web_address.hpp"

#include <algorithm>

#include "tests/support/catch.hpp"

using namespace crisscross::server;
using Scheme = WebAddress::Scheme;

namespace {

WebAddressFault fault_in(std::string_view text) {
    const auto read = read_web_address(text);
    REQUIRE(read.has_error());
    return read.error();
}

}  // namespace

TEST_CASE("a web address has a scheme, a host, a port and a target") {
    CHECK(read_web_address("https://Hooks.Example.org/a/b?c=d").value() ==
          WebAddress{Scheme::https, "hooks.example.org", 443, "/a/b?c=d"});
    CHECK(read_web_address("http://192.0.2.7:8080").value() == WebAddress{Scheme::http, "192.0.2.7", 8080, "/"});
    CHECK(read_web_address("https://[2001:DB8::1]:8448?x").value() ==
          WebAddress{Scheme::https, "2001:db8::1", 8448, "/?x"});
    CHECK(read_web_address("http://localhost/").value().port == 80);
}

TEST_CASE("a web address says which part of it cannot be used") {
    CHECK(fault_in("https://example.org/" + std::string(1024, 'x')) == WebAddressFault::too_long);
    for (const char* text : {"", "example.org", "ftp://example.org", "HTTPS://example.org", "//example.org"})
        CHECK(fault_in(text) == WebAddressFault::scheme);
    for (const char* text : {"https://mara@example.org", "https://mara:secret@example.org/", "https://@example.org"})
        CHECK(fault_in(text) == WebAddressFault::user);
    for (const char* text : {"https://example.org:", "https://example.org:0", "https://example.org:25",
                             "https://example.org:65536", "https://example.org:44a3", "https://example.org:443:443"})
        CHECK(fault_in(text) == WebAddressFault::port);
    for (const char* text : {"https://example.org/a b", "https://example.org/\xc3\xa9",
                             "https://example.org/\r\nX: y", "https://example.org\\@evil.example"})
        CHECK(fault_in(text) == WebAddressFault::character);
    CHECK(fault_in("https://example.org/#secret") == WebAddressFault::fragment);
}

TEST_CASE("a host has its usual form, so that no two programs can take it for different ones") {
    for (const char* text :
         {"https://", "https:///path", "https://?x", "https://-a.example", "https://a..b", "https://a.example.",
          "https://exa%6dple.org", "https://127.1", "https://2130706433", "https://0x7f000001", "https://0x7f.1",
          "https://0177.0.0.1", "https://1.2.3.4.5", "https://256.1.1.1", "https://[::1", "https://[127.0.0.1]",
          "https://[fe80::1%eth0]", "https://[]", "https://::1/"}) {
        INFO(text);
        CHECK(read_web_address(text).has_error());
    }
    CHECK(fault_in("https://" + std::string(64, 'a') + ".example") == WebAddressFault::host);
}

TEST_CASE("what is logged of an address is its origin, without the secret that its path may be") {
    CHECK(origin_of(*read_web_address("https://hooks.example.org/token")) == "https://hooks.example.org");
    CHECK(origin_of(*read_web_address("http://hooks.example.org:8080/?token")) == "http://hooks.example.org:8080");
    CHECK(authority_of(*read_web_address("https://[2001:db8::1]:8448/")) == "[2001:db8::1]:8448");
}

TEST_CASE("each fault of an address is said in words of its own") {
    using F = WebAddressFault;
    std::vector<std::string_view> words;
    for (const F fault : {F::too_long, F::scheme, F::user, F::host, F::port, F::character, F::fragment})
        words.push_back(in_words(fault));
    std::ranges::sort(words);
    CHECK(std::ranges::adjacent_find(words) == words.end());
}
