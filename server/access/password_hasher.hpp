#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <optional>
#include <string>

#include "server/limits/shared_places.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// What it takes to hash one password with Argon2id (RFC 9106), and how many may wait for it.
struct HashingLimits {
    unsigned long long passes;
    std::size_t bytes;
    Shares waiting;
};

/// For this many passwords, a quarter of them from one address. Not every one comes from a person who is known.
constexpr Shares shares_of_passwords(std::size_t total) {
    return {.total = total, .per_network = total / 4, .per_person = total};
}

/// The pass-phrase of an account: a tenth of a second and 64 MiB, as libsodium advises for signing in.
inline constexpr HashingLimits for_pass_phrases{.passes = 2, .bytes = 64 << 20, .waiting = shares_of_passwords(16)};
/// The password of a room, which is typed more often and guards less: 30 ms and 19 MiB, as OWASP advises.
inline constexpr HashingLimits for_room_passwords{.passes = 2, .bytes = 19 << 20, .waiting = shares_of_passwords(64)};

/// Hashes what people have chosen as their secrets, one after the other on a thread of its own and of a lower
/// priority, because each costs as much as thousands of other requests. Refused with BUSY while too many wait,
/// in all or from this network. Any thread may call.
class PasswordHasher {
public:
    explicit PasswordHasher(HashingLimits limits);

    /// The hash with its salt, in the form that libsodium gives it.
    boost::asio::awaitable<Answer<std::string>> hash(std::string text, const std::string& network);
    /// Without a hash nothing matches. It takes as long, so that the time does not tell whether there is one.
    boost::asio::awaitable<Answer<bool>> matches(std::optional<std::string> hash, std::string text,
                                                 const std::string& network);

private:
    template <class Value, class Work>
    boost::asio::awaitable<Answer<Value>> do_apart(Work work, std::string network);

    HashingLimits limits_;
    SharedPlaces places_;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
