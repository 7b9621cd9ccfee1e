#include "server/access/room_passwords.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>

#include "server/runtime/run_apart.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

// As OWASP recommends for Argon2id: 19 MiB and two passes.
constexpr unsigned long long passes = 2;
constexpr std::size_t hash_bytes = 19 * 1024 * 1024;

std::string hash_now(const std::string& text) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str_alg(hash.data(), text.data(), text.size(), passes, hash_bytes,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::runtime_error("there is not enough memory for the password of a room");
    return hash.data();
}

// One more that waits, as long as it exists.
class Waiting {
public:
    explicit Waiting(std::atomic<int>& count) : count_(count), place_(++count) {}
    ~Waiting() { --count_; }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

    int place() const { return place_; }

private:
    std::atomic<int>& count_;
    int place_;
};

}  // namespace

template <class Value, class Work>
asio::awaitable<std::optional<Value>> RoomPasswords::apart(Work work) {
    const Waiting waiting(waiting_);
    if (waiting.place() > most_waiting) co_return std::nullopt;
    auto task = [&work]() -> asio::awaitable<std::optional<Value>> { co_return work(); };
    auto made = co_await run_apart(thread_, task());
    co_return made;
}

asio::awaitable<std::optional<std::string>> RoomPasswords::hash(std::string text) {
    auto made = co_await apart<std::string>([&text] { return hash_now(text); });
    co_return made;
}

asio::awaitable<std::optional<bool>> RoomPasswords::matches(std::string text, std::string hash) {
    const auto compare = [&] { return crypto_pwhash_str_verify(hash.c_str(), text.data(), text.size()) == 0; };
    auto made = co_await apart<bool>(compare);
    co_return made;
}

}  // namespace crisscross::server
