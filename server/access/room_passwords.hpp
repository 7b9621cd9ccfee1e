#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <optional>
#include <string>

namespace crisscross::server {

/// Hashes the passwords of rooms with Argon2id (libsodium), which is meant to take long: 20 MiB and about 30 ms each.
/// So it is done on a thread of its own, one after another.
class RoomPasswords {
public:
    /// More do not wait.
    static constexpr int most_waiting = 64;

    /// With a new salt; nothing if too many wait.
    boost::asio::awaitable<std::optional<std::string>> hash(std::string text);
    /// Whether this is the text of the hash; nothing if too many wait.
    boost::asio::awaitable<std::optional<bool>> matches(std::string text, std::string hash);

private:
    template <class Value, class Work>
    boost::asio::awaitable<std::optional<Value>> apart(Work work);

    std::atomic<int> waiting_ = 0;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
