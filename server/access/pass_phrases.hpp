#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// A pass-phrase has this many characters. There are no rules about which.
inline constexpr std::size_t shortest_pass_phrase = 8;
inline constexpr std::size_t longest_pass_phrase = 256;

/// Whether it has as many characters as a pass-phrase has.
bool is_pass_phrase(std::string_view text);

/// The hash with its salt (Argon2id, RFC 9106), in the form that libsodium gives it. Takes a tenth of a second and
/// 64 MiB.
std::string hash_of_pass_phrase(const std::string& text);
bool is_hash_of(const std::string& hash, const std::string& text);

/// Hashes pass-phrases one after the other on a thread of its own, because each costs as much as thousands of other
/// requests. Refused with BUSY while too many wait. Any thread may call.
class PassPhrases {
public:
    static constexpr int most_waiting = 16;

    boost::asio::awaitable<Answer<std::string>> hash(std::string text);
    /// Without a hash it is wrong, and that takes as long.
    boost::asio::awaitable<Answer<bool>> matches(std::optional<std::string> hash, std::string text);

private:
    template <class Value, class Work>
    boost::asio::awaitable<Answer<Value>> do_apart(Work work);

    std::atomic<int> waiting_ = 0;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
