#include "server/access/auth.hpp"

#include <sodium.h>

#include <array>

namespace crisscross::server {

namespace {

constexpr std::size_t token_bytes = 32;
using TokenBytes = std::array<std::uint8_t, token_bytes>;

std::optional<TokenBytes> bytes_of(std::string_view token) {
    TokenBytes bytes{};
    std::size_t length = 0;
    if (token.size() != 2 * token_bytes) return std::nullopt;
    if (sodium_hex2bin(bytes.data(), bytes.size(), token.data(), token.size(), nullptr, &length, nullptr) != 0)
        return std::nullopt;
    if (length != bytes.size()) return std::nullopt;
    return bytes;
}

}  // namespace

std::string new_token(Entropy& entropy) {
    TokenBytes bytes{};
    entropy.fill(bytes);
    std::string text(2 * token_bytes + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<storage::TokenHash> token_hash(std::string_view token) {
    const auto bytes = bytes_of(token);
    if (!bytes) return std::nullopt;
    storage::TokenHash hash{};
    crypto_generichash(hash.data(), hash.size(), bytes->data(), bytes->size(), nullptr, 0);
    return hash;
}

}  // namespace crisscross::server
