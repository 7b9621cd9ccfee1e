#include "tests/support/clients/p256_verification.hpp"

#include <openssl/bn.h>
#include <openssl/ecdsa.h>

#include <memory>
#include <vector>

#include "server/passkeys/public_key.hpp"

namespace crisscross::test {

namespace {

/// What stands before the point in a SubjectPublicKeyInfo of the curve (RFC 5480).
constexpr std::array<std::uint8_t, 26> before_point{0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48,
                                                    0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48,
                                                    0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00};

std::vector<std::uint8_t> der_of(const server::P256Point& point) {
    std::vector<std::uint8_t> der(before_point.begin(), before_point.end());
    der.insert(der.end(), point.begin(), point.end());
    return der;
}

std::vector<std::uint8_t> der_of(const server::P256Signature& signature) {
    constexpr int half = 32;
    const std::unique_ptr<ECDSA_SIG, decltype(&ECDSA_SIG_free)> parts(ECDSA_SIG_new(), ECDSA_SIG_free);
    ECDSA_SIG_set0(parts.get(), BN_bin2bn(signature.data(), half, nullptr),
                   BN_bin2bn(signature.data() + half, half, nullptr));
    unsigned char* der = nullptr;
    const int length = i2d_ECDSA_SIG(parts.get(), &der);
    std::vector<std::uint8_t> made(der, der + length);
    OPENSSL_free(der);
    return made;
}

}  // namespace

bool verifies(const server::P256Point& point, std::string_view text, const server::P256Signature& signature) {
    return server::is_signed_by(der_of(point), std::vector<std::uint8_t>(text.begin(), text.end()),
                                der_of(signature));
}

}  // namespace crisscross::test
