#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace crisscross::server {

/// What an authenticator says when it makes a passkey or signs with one (WebAuthn Level 2, 6.1).
struct AuthenticatorData {
    std::array<std::uint8_t, 32> site{};         ///< SHA-256 of the name of the host that the passkey is for
    bool present = false;                        ///< somebody has touched it
    std::uint32_t count = 0;                     ///< of signatures so far; 0 if the authenticator does not count
    std::vector<std::uint8_t> new_credential{};  ///< the id of the passkey that it has just made
};

/// The longest id that a passkey may have, in bytes.
inline constexpr std::size_t max_credential_bytes = 1023;

/// Nothing if the bytes end too early, or the id of a new passkey is missing or too long. What follows that id, the
/// key and extensions, is not read.
std::optional<AuthenticatorData> read_authenticator_data(std::span<const std::uint8_t> bytes);

}  // namespace crisscross::server
