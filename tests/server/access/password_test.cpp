#include "server/access/password.hpp"

#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// The password in a file with this text.
auto read(const std::string& text) {
    const TemporaryFolder folder;
    std::ofstream(folder / "password") << text;
    return server::read_password(folder / "password");
}

}  // namespace

TEST_CASE("a password matches itself and nothing else") {
    const server::Password password("open sesame");
    CHECK(password.matches("open sesame"));
    CHECK_FALSE(password.matches("open sesam"));
    CHECK_FALSE(password.matches("open sesame "));
    CHECK_FALSE(password.matches(""));
}

TEST_CASE("the password is the first line of its file") {
    CHECK(read("open sesame").value().matches("open sesame"));
    CHECK(read("open sesame\n").value().matches("open sesame"));
    CHECK(read("open sesame\r\nand more\n").value().matches("open sesame"));
}

TEST_CASE("a password has 8 to 256 characters, however many bytes they take") {
    CHECK_FALSE(read("").has_value());
    CHECK_FALSE(read("sesame!\nopen").has_value());
    CHECK(read("s\u00e9same!!").has_value());
    CHECK_FALSE(read("\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9").has_value());
    CHECK(read(std::string(256, 'a')).has_value());
    CHECK_FALSE(read(std::string(257, 'a')).has_value());
}

TEST_CASE("a password file that is not there is a fault that names it") {
    const auto missing = server::read_password("/nowhere/password");
    REQUIRE_FALSE(missing.has_value());
    CHECK(missing.error().why.find("/nowhere/password cannot be read") != std::string::npos);
}
