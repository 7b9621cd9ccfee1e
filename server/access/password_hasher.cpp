#include "server/access/password_hasher.hpp"

#include <sodium.h>

#include <array>
#include <boost/asio/post.hpp>
#include <stdexcept>

#include "server/metrics/limit.hpp"
#include "server/runtime/lower_priority.hpp"
#include "server/runtime/run_apart.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

std::string hash_now(const std::string& text, const HashingLimits& limits) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str_alg(hash.data(), text.data(), text.size(), limits.passes, limits.bytes,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::runtime_error("no memory to hash a password");
    return hash.data();
}

bool is_hash_of(const std::string& hash, const std::string& text) {
    return crypto_pwhash_str_verify(hash.c_str(), text.data(), text.size()) == 0;
}

}  // namespace

PasswordHasher::PasswordHasher(HashingLimits limits) : limits_(limits), places_(limits.waiting) {
    asio::post(thread_, lower_priority);
}

asio::awaitable<Answer<std::string>> PasswordHasher::hash(std::string text, const std::string& network) {
    return do_apart<std::string>([text = std::move(text), limits = limits_] { return hash_now(text, limits); },
                                 network);
}

asio::awaitable<Answer<bool>> PasswordHasher::matches(std::optional<std::string> hash, std::string text,
                                                      const std::string& network) {
    return do_apart<bool>(
        [hash = std::move(hash), text = std::move(text), limits = limits_] {
            if (hash) return is_hash_of(*hash, text);
            hash_now(text, limits);
            return false;
        },
        network);
}

template <class Value, class Work>
asio::awaitable<Answer<Value>> PasswordHasher::do_apart(Work work, std::string network) {
    auto place = places_.take({.network = std::move(network)});
    if (!place) co_return server_busy(Limit::passwords_waiting);
    // It counts until it is done, even if nobody waits for it any more.
    auto counted = [](Work to_do, Permission taken) -> asio::awaitable<std::optional<Value>> {
        const Permission until_done = std::move(taken);
        co_return to_do();
    };
    auto value = co_await run_apart(thread_, counted(std::move(work), *std::move(place)));
    co_return *std::move(value);
}

}  // namespace crisscross::server
