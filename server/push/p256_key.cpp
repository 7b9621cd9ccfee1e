#include "server/push/p256_key.hpp"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <memory>
#include <stdexcept>

#include "server/runtime/entropy.hpp"

namespace crisscross::server {

namespace {

template <auto destroy>
struct Destroy {
    template <class Object>
    void operator()(Object* object) const {
        destroy(object);
    }
};
using Number = std::unique_ptr<BIGNUM, Destroy<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, Destroy<EC_GROUP_free>>;
using CurvePoint = std::unique_ptr<EC_POINT, Destroy<EC_POINT_free>>;
using Key = std::unique_ptr<EVP_PKEY, Destroy<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Destroy<EVP_PKEY_CTX_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Destroy<EVP_MD_CTX_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Destroy<OSSL_PARAM_BLD_free>>;
using Parameters = std::unique_ptr<OSSL_PARAM, Destroy<OSSL_PARAM_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Destroy<ECDSA_SIG_free>>;

constexpr std::size_t half = 32;

void require(bool done, const char* what) {
    if (!done) throw std::runtime_error(std::string("OpenSSL cannot ") + what);
}

const unsigned char* bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

Group curve() {
    return Group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
}

Number number_of(const P256Scalar& scalar) {
    return Number(BN_bin2bn(scalar.data(), half, nullptr));
}

/// Null if it is not a key of the curve. `secret` may be null.
Key key_of(const P256Point& point, const BIGNUM* secret) {
    const Builder builder(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
    OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
    if (secret) OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret);
    const Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    require(EVP_PKEY_fromdata_init(context.get()) == 1, "read a key");
    EVP_PKEY* key = nullptr;
    const int kind = secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
    const bool is_read = EVP_PKEY_fromdata(context.get(), &key, kind, parameters.get()) == 1;
    return is_read ? Key(key) : nullptr;
}

}  // namespace

P256Key P256Key::make(Entropy& entropy) {
    for (;;) {
        P256Scalar secret{};
        entropy.fill(secret);
        if (const auto key = from(secret)) return *key;
    }
}

std::optional<P256Key> P256Key::from(const P256Scalar& secret) {
    const Group group = curve();
    const Number number = number_of(secret);
    if (BN_is_zero(number.get()) || BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) >= 0) return std::nullopt;
    const CurvePoint product(EC_POINT_new(group.get()));
    require(EC_POINT_mul(group.get(), product.get(), number.get(), nullptr, nullptr, nullptr) == 1, "make a key");
    P256Point point{};
    EC_POINT_point2oct(group.get(), product.get(), POINT_CONVERSION_UNCOMPRESSED, point.data(), point.size(),
                       nullptr);
    return P256Key(secret, point);
}

std::optional<std::array<std::uint8_t, 32>> P256Key::shared_with(const P256Point& other) const {
    const Key own = key_of(point_, number_of(secret_).get());
    const Key theirs = key_of(other, nullptr);
    if (!theirs) return std::nullopt;
    const KeyContext context(EVP_PKEY_CTX_new(own.get(), nullptr));
    std::array<std::uint8_t, 32> secret{};
    std::size_t length = secret.size();
    const bool is_shared = EVP_PKEY_derive_init(context.get()) == 1 &&
                           EVP_PKEY_derive_set_peer(context.get(), theirs.get()) == 1 &&
                           EVP_PKEY_derive(context.get(), secret.data(), &length) == 1;
    return is_shared ? std::optional(secret) : std::nullopt;
}

P256Signature P256Key::sign(std::string_view text) const {
    const Key key = key_of(point_, number_of(secret_).get());
    const DigestContext context(EVP_MD_CTX_new());
    std::array<unsigned char, 80> der{};
    std::size_t length = der.size();
    require(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
                EVP_DigestSign(context.get(), der.data(), &length, bytes(text), text.size()) == 1,
            "sign");
    const unsigned char* begin = der.data();
    const Signature parts(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(length)));
    P256Signature signature{};
    BN_bn2binpad(ECDSA_SIG_get0_r(parts.get()), signature.data(), half);
    BN_bn2binpad(ECDSA_SIG_get0_s(parts.get()), signature.data() + half, half);
    return signature;
}

bool is_p256_point(const P256Point& point) {
    return key_of(point, nullptr) != nullptr;
}

}  // namespace crisscross::server
