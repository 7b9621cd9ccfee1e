#pragma once

#include <cstdint>
#include <span>

namespace crisscross::server {

/// Whether signatures of this key can be verified: P-256 (ES256), Ed25519 (EdDSA), or RSA of 2,048 to 4,096 bits
/// (RS256). `der`: a SubjectPublicKeyInfo, as browsers give it (RFC 5280, 4.1.2.7).
bool is_supported_key(std::span<const std::uint8_t> der);

/// Whether the owner of the key has signed the message, by the key's own algorithm. ECDSA signatures are DER
/// (WebAuthn Level 2, 6.5.6).
bool is_signed_by(std::span<const std::uint8_t> der, std::span<const std::uint8_t> message,
                  std::span<const std::uint8_t> signature);

}  // namespace crisscross::server
