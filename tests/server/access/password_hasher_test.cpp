#include "server/access/password_hasher.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include "tests/support/catch.hpp"

using namespace crisscross::server;
namespace asio = boost::asio;

namespace {

/// What a coroutine gives when it has the thread to itself.
template <class Value>
Value result_of(asio::awaitable<Answer<Value>> work) {
    asio::io_context context;
    std::optional<Answer<Value>> answer;
    asio::co_spawn(
        context, [&]() -> asio::awaitable<void> { answer = co_await std::move(work); },
        [](const std::exception_ptr& failure) {
            if (failure) std::rethrow_exception(failure);
        });
    context.run();
    return answer.value().value();
}

}  // namespace

TEST_CASE("the hash of a password is Argon2id with a salt, and belongs to it alone") {
    PasswordHasher hasher(for_pass_phrases);
    const std::string hash = result_of(hasher.hash("eleven green bottles"));
    CHECK(hash.starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
    CHECK(hash != result_of(hasher.hash("eleven green bottles")));
    CHECK(result_of(hasher.matches(hash, "eleven green bottles")));
    CHECK_FALSE(result_of(hasher.matches(hash, "eleven green bottle")));
    CHECK_FALSE(result_of(hasher.matches("no hash", "eleven green bottles")));
}

TEST_CASE("the password of a room takes less memory, and its hash says how much") {
    PasswordHasher hasher(for_room_passwords);
    const std::string hash = result_of(hasher.hash("sesame"));
    CHECK(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    CHECK(result_of(PasswordHasher(for_pass_phrases).matches(hash, "sesame")));
}

TEST_CASE("no password is right where there is no hash, and only so many wait at once") {
    // Slow enough that all of them have come before the first is done.
    PasswordHasher hasher({.passes = 1, .bytes = 64 << 20, .max_waiting = 16});
    asio::io_context context;
    int wrong = 0;
    int busy = 0;
    const auto check = [&]() -> asio::awaitable<void> {
        const auto right = co_await hasher.matches(std::nullopt, "eleven green bottles");
        if (!right && right.error() == server_busy(Limit::passwords_waiting)) ++busy;
        if (right && !*right) ++wrong;
    };
    const auto rethrow = [](const std::exception_ptr& failure) {
        if (failure) std::rethrow_exception(failure);
    };
    for (int count = 0; count < 18; ++count) asio::co_spawn(context, check(), rethrow);
    context.run();
    CHECK(wrong == 16);
    CHECK(busy == 2);
    asio::co_spawn(context, check(), rethrow);
    context.restart();
    context.run();
    CHECK(wrong == 17);
}
