#include "server/passkeys/public_key.hpp"

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <array>
#include <memory>
#include <string_view>

namespace crisscross::server {

namespace {

using ByteView = std::span<const std::uint8_t>;

struct Destroy {
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};
using Key = std::unique_ptr<EVP_PKEY, Destroy>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Destroy>;

constexpr int min_rsa_bits = 2048;
constexpr int max_rsa_bits = 4096;

/// Null if it is not one key and nothing else.
Key read_key(ByteView der) {
    const unsigned char* at = der.data();
    Key key(d2i_PUBKEY(nullptr, &at, static_cast<long>(der.size())));
    return at == der.data() + der.size() ? std::move(key) : nullptr;
}

bool is_p256(const EVP_PKEY& key) {
    std::array<char, 32> curve{};
    std::size_t length = 0;
    return EVP_PKEY_get_group_name(&key, curve.data(), curve.size(), &length) == 1 &&
           std::string_view(curve.data(), length) == "prime256v1";
}

bool is_supported(const EVP_PKEY& key) {
    switch (EVP_PKEY_get_base_id(&key)) {
        case EVP_PKEY_EC:
            return is_p256(key);
        case EVP_PKEY_ED25519:
            return true;
        case EVP_PKEY_RSA:
            return EVP_PKEY_get_bits(&key) >= min_rsa_bits && EVP_PKEY_get_bits(&key) <= max_rsa_bits;
        default:
            return false;
    }
}

/// Ed25519 has its own digest.
const EVP_MD* digest_of(const EVP_PKEY& key) {
    return EVP_PKEY_get_base_id(&key) == EVP_PKEY_ED25519 ? nullptr : EVP_sha256();
}

}  // namespace

bool is_supported_key(ByteView der) {
    const Key key = read_key(der);
    return key && is_supported(*key);
}

bool is_signed_by(ByteView der, ByteView message, ByteView signature) {
    const Key key = read_key(der);
    if (!key || !is_supported(*key)) return false;
    const DigestContext context(EVP_MD_CTX_new());
    return EVP_DigestVerifyInit(context.get(), nullptr, digest_of(*key), nullptr, key.get()) == 1 &&
           EVP_DigestVerify(context.get(), signature.data(), signature.size(), message.data(), message.size()) == 1;
}

}  // namespace crisscross::server
