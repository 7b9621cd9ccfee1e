#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// With a public key anybody can seal a backup, and only the owner of its secret key can open it (X25519, libsodium's
/// crypto_box). Two types, and two prefixes in their texts, so that neither is taken for the other.
struct PublicKey {
    std::array<std::uint8_t, 32> bytes{};
    bool operator==(const PublicKey&) const = default;
};
struct SecretKey {
    std::array<std::uint8_t, 32> bytes{};
    bool operator==(const SecretKey&) const = default;
};

SecretKey new_secret_key();
PublicKey public_key_of(const SecretKey& key);

/// `crisscross-public-` or `crisscross-secret-`, and 64 hexadecimal digits.
std::string text_of(const PublicKey& key);
std::string text_of(const SecretKey& key);
/// How to say what the text of a public key is.
inline constexpr const char* public_key_text = "a public key as printed by `crisscross backup-key`";
/// Nothing for any other text. Spaces and a line end behind it are ignored.
std::optional<PublicKey> read_public_key(std::string_view text);
std::optional<SecretKey> read_secret_key(std::string_view text);

}  // namespace crisscross::server
