#include "server/addresses/contact.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a contact is a mail or HTTPS address without anything that JSON would escape") {
    CHECK(is_contact("mailto:host@example.org"));
    CHECK(is_contact("https://play.example.org/about"));
    for (const char* text : {"", "host@example.org", "mailto:host", "http://example.org", "mailto:a@b\"c",
                             "mailto:a@b\\c", "mailto:a@b c", "mailto:<a@b>"}) {
        INFO(text);
        CHECK_FALSE(is_contact(text));
    }
    CHECK_FALSE(is_contact("https://" + std::string(200, 'x')));
}
