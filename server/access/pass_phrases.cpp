#include "server/access/pass_phrases.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "server/runtime/run_apart.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr auto operations = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr auto memory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

/// Of random bytes that nobody knows, with the same parameters as all others.
const std::string hash_of_nothing =
    "$argon2id$v=19$m=65536,t=2,p=1$zPXFKzfRlKGdVuVo8f3O4g$hJOODjK1siH47ZvGrOz5WB5Ie4crK/6aAZvMe/mgaS4";

bool begins_a_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

}  // namespace

bool is_pass_phrase(std::string_view text) {
    const auto characters = static_cast<std::size_t>(std::ranges::count_if(text, begins_a_character));
    return characters >= shortest_pass_phrase && characters <= longest_pass_phrase;
}

std::string hash_of_pass_phrase(const std::string& text) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str(hash.data(), text.data(), text.size(), operations, memory) != 0)
        throw std::runtime_error("no memory to hash a pass-phrase");
    return hash.data();
}

bool is_hash_of(const std::string& hash, const std::string& text) {
    return crypto_pwhash_str_verify(hash.c_str(), text.data(), text.size()) == 0;
}

asio::awaitable<Answer<std::string>> PassPhrases::hash(std::string text) {
    return do_apart<std::string>([text = std::move(text)] { return hash_of_pass_phrase(text); });
}

asio::awaitable<Answer<bool>> PassPhrases::matches(std::optional<std::string> hash, std::string text) {
    return do_apart<bool>([hash = std::move(hash), text = std::move(text)] {
        return is_hash_of(hash.value_or(hash_of_nothing), text) && hash.has_value();
    });
}

template <class Value, class Work>
asio::awaitable<Answer<Value>> PassPhrases::do_apart(Work work) {
    if (++waiting_ > most_waiting) {
        --waiting_;
        co_return server_busy();
    }
    // Counts until it is done, also if nobody waits for it any more.
    auto counted = [this](Work to_do) -> asio::awaitable<std::optional<Value>> {
        const struct Leave {
            std::atomic<int>& count;
            ~Leave() { --count; }
        } leave{waiting_};
        co_return to_do();
    };
    auto value = co_await run_apart(thread_, counted(std::move(work)));
    co_return *std::move(value);
}

}  // namespace crisscross::server
