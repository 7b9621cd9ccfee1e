#include "server/passkeys/passkey_site.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("passkeys are made for the host of the page, without its port and in small letters") {
    CHECK(passkey_site("https://games.example.org") == PasskeySite{"https://games.example.org", "games.example.org"});
    CHECK(passkey_site("https://Games.Example.org:8443") ==
          PasskeySite{"https://games.example.org:8443", "games.example.org"});
    CHECK(passkey_site("http://localhost:8080") == PasskeySite{"http://localhost:8080", "localhost"});
    CHECK(passkey_site("http://games.localhost") == PasskeySite{"http://games.localhost", "games.localhost"});
}

TEST_CASE("no passkeys are made without HTTPS, for an address, or without a page") {
    for (const std::string origin : {"http://games.example.org", "https://192.168.1.7", "https://[::1]:8443",
                                     "http://127.0.0.1:8080", "ftp://games.example.org", "https://", "null", ""}) {
        INFO(origin);
        CHECK_FALSE(passkey_site(origin));
    }
    CHECK_FALSE(passkey_site(std::nullopt));
}
