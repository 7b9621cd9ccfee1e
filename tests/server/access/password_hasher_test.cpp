#include "server/access/password_hasher.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <string>
#include <vector>

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

using Networks = std::vector<std::string>;

/// Each takes long enough that all have come before the first is done.
constexpr HashingLimits slow{.passes = 1, .bytes = 64 << 20, .waiting = shares_of_passwords(16)};

/// Checks a password for each of these networks at once. Gives those that were refused because too many waited.
Networks refused(PasswordHasher& hasher, const Networks& networks) {
    asio::io_context context;
    Networks busy;
    const auto check = [&](std::string network) -> asio::awaitable<void> {
        const auto right = co_await hasher.matches(std::nullopt, "eleven green bottles", network);
        if (right) {
            CHECK_FALSE(*right);
        } else {
            CHECK(right.error() == server_busy(Limit::passwords_waiting));
            busy.push_back(network);
        }
    };
    for (const std::string& network : networks)
        asio::co_spawn(context, check(network), [](const std::exception_ptr& failure) {
            if (failure) std::rethrow_exception(failure);
        });
    context.run();
    return busy;
}

}  // namespace

TEST_CASE("the hash of a password is Argon2id with a salt, and belongs to it alone") {
    PasswordHasher hasher(for_pass_phrases);
    const std::string hash = result_of(hasher.hash("eleven green bottles", ""));
    CHECK(hash.starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
    CHECK(hash != result_of(hasher.hash("eleven green bottles", "")));
    CHECK(result_of(hasher.matches(hash, "eleven green bottles", "")));
    CHECK_FALSE(result_of(hasher.matches(hash, "eleven green bottle", "")));
    CHECK_FALSE(result_of(hasher.matches("no hash", "eleven green bottles", "")));
}

TEST_CASE("the password of a room takes less memory, and its hash says how much") {
    PasswordHasher hasher(for_room_passwords);
    const std::string hash = result_of(hasher.hash("sesame", ""));
    CHECK(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    CHECK(result_of(PasswordHasher(for_pass_phrases).matches(hash, "sesame", "")));
}

TEST_CASE("no password is right where there is no hash, and only so many wait at once") {
    PasswordHasher hasher(slow);
    Networks networks;
    for (std::size_t count = 0; count < 18; ++count) networks.push_back("192.0.2." + std::to_string(count / 4));
    CHECK(refused(hasher, networks) == Networks{"192.0.2.4", "192.0.2.4"});
    CHECK(refused(hasher, {"192.0.2.4"}).empty());
}

TEST_CASE("an address has a quarter of the passwords that wait to be checked, and others have the rest") {
    for (const Shares& shares : {for_pass_phrases.waiting, for_room_passwords.waiting})
        CHECK(shares.per_network * 4 == shares.total);
    PasswordHasher hasher(slow);
    Networks networks(6, "192.0.2.7");
    networks.emplace_back("192.0.2.8");
    CHECK(refused(hasher, networks) == Networks{"192.0.2.7", "192.0.2.7"});
    CHECK(refused(hasher, {"192.0.2.7"}).empty());
}
