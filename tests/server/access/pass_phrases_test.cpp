#include "server/access/pass_phrases.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include "tests/support/catch.hpp"

using namespace crisscross::server;
namespace asio = boost::asio;

TEST_CASE("a pass-phrase has 8 to 256 characters, any of them") {
    CHECK(is_pass_phrase("12345678"));
    CHECK(is_pass_phrase("        "));
    CHECK(is_pass_phrase("\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9"));
    CHECK(is_pass_phrase(std::string(256, 'x')));
    CHECK_FALSE(is_pass_phrase("1234567"));
    CHECK_FALSE(is_pass_phrase("\u00e9\u00e9\u00e9\u00e9"));
    CHECK_FALSE(is_pass_phrase(std::string(257, 'x')));
    CHECK_FALSE(is_pass_phrase(""));
}

TEST_CASE("the hash of a pass-phrase is Argon2id with a salt, and belongs to it alone") {
    const std::string hash = hash_of_pass_phrase("eleven green bottles");
    CHECK(hash.starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
    CHECK(hash != hash_of_pass_phrase("eleven green bottles"));
    CHECK(is_hash_of(hash, "eleven green bottles"));
    CHECK_FALSE(is_hash_of(hash, "eleven green bottle"));
    CHECK_FALSE(is_hash_of("no hash", "eleven green bottles"));
}

TEST_CASE("no pass-phrase is right where there is no hash, and so many wait at once") {
    PassPhrases pass_phrases;
    asio::io_context context;
    int wrong = 0;
    int busy = 0;
    const auto check = [&]() -> asio::awaitable<void> {
        const auto right = co_await pass_phrases.matches(std::nullopt, "eleven green bottles");
        if (!right && right.error().code == "BUSY") ++busy;
        if (right && !*right) ++wrong;
    };
    const auto rethrow = [](const std::exception_ptr& failure) {
        if (failure) std::rethrow_exception(failure);
    };
    for (int count = 0; count < PassPhrases::most_waiting + 2; ++count) asio::co_spawn(context, check(), rethrow);
    context.run();
    CHECK(wrong == PassPhrases::most_waiting);
    CHECK(busy == 2);
    asio::co_spawn(context, check(), rethrow);
    context.restart();
    context.run();
    CHECK(wrong == PassPhrases::most_waiting + 1);
}
