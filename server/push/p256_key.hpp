#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace crisscross::server {

class Entropy;

/// A public key on the curve P-256: the byte 4, then both coordinates.
using P256Point = std::array<std::uint8_t, 65>;
/// A secret number of that curve.
using P256Scalar = std::array<std::uint8_t, 32>;
/// r and s of ECDSA with SHA-256, as in a JWT (RFC 7518, 3.4).
using P256Signature = std::array<std::uint8_t, 64>;

/// A key pair on the curve P-256, which signs and agrees on secrets.
class P256Key {
public:
    static P256Key make(Entropy& entropy);
    /// Nothing if the number is not in the range of the curve.
    static std::optional<P256Key> from(const P256Scalar& secret);

    const P256Scalar& secret() const { return secret_; }
    const P256Point& point() const { return point_; }

    /// The secret that both have (ECDH). Nothing if the other is not a point of the curve.
    std::optional<std::array<std::uint8_t, 32>> shared_with(const P256Point& other) const;
    P256Signature sign(std::string_view text) const;

private:
    P256Key(const P256Scalar& secret, const P256Point& point) : secret_(secret), point_(point) {}

    P256Scalar secret_;
    P256Point point_;
};

/// Whether this is a point of the curve.
bool is_p256_point(const P256Point& point);

}  // namespace crisscross::server
