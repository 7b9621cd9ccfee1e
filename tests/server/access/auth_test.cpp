#include "server/access/auth.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_entropy.hpp"

using namespace crisscross;

TEST_CASE("a token is 64 hexadecimal digits, and no two are alike") {
    test::FakeEntropy entropy;
    const std::string token = server::new_token(entropy);
    CHECK(token.size() == 64);
    CHECK(token.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(server::new_token(entropy) != token);
}

TEST_CASE("a token is recognised by its hash, in either case") {
    test::FakeEntropy entropy;
    const std::string token = server::new_token(entropy);
    const auto hash = server::token_hash(token);
    REQUIRE(hash);
    std::string capitals = token;
    for (char& digit : capitals) digit = static_cast<char>(std::toupper(digit));
    CHECK(server::token_hash(capitals) == hash);
    CHECK(server::token_hash(server::new_token(entropy)) != hash);
}

TEST_CASE("an invalid token has no hash") {
    CHECK_FALSE(server::token_hash(""));
    CHECK_FALSE(server::token_hash(std::string(63, 'a')));
    CHECK_FALSE(server::token_hash(std::string(64, 'g')));
    CHECK_FALSE(server::token_hash(std::string(62, 'a') + " a"));
}
