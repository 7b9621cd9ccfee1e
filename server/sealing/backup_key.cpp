#include "server/sealing/backup_key.hpp"

#include <sodium.h>

#include <stdexcept>

#include "protocol/hex.hpp"

namespace crisscross::server {

namespace {

constexpr std::string_view public_prefix = "crisscross-public-";
constexpr std::string_view secret_prefix = "crisscross-secret-";

template <class Key>
std::optional<Key> read_key(std::string_view text, std::string_view prefix) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' ')) text.remove_suffix(1);
    if (!text.starts_with(prefix)) return std::nullopt;
    const auto bytes = protocol::from_hex(text.substr(prefix.size()));
    if (!bytes) return std::nullopt;
    return Key{*bytes};
}

}  // namespace

SecretKey new_secret_key() {
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
    PublicKey unused;
    SecretKey made;
    crypto_box_keypair(unused.bytes.data(), made.bytes.data());
    return made;
}

PublicKey public_key_of(const SecretKey& key) {
    PublicKey made;
    crypto_scalarmult_base(made.bytes.data(), key.bytes.data());
    return made;
}

std::string text_of(const PublicKey& key) {
    return std::string(public_prefix) + protocol::to_hex(key.bytes);
}

std::string text_of(const SecretKey& key) {
    return std::string(secret_prefix) + protocol::to_hex(key.bytes);
}

std::optional<PublicKey> read_public_key(std::string_view text) {
    return read_key<PublicKey>(text, public_prefix);
}

std::optional<SecretKey> read_secret_key(std::string_view text) {
    return read_key<SecretKey>(text, secret_prefix);
}

}  // namespace crisscross::server
