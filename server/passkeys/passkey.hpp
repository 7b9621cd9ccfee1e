#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/requests/complaint.hpp"

namespace crisscross::server {

using Bytes = std::vector<std::uint8_t>;

/// A key pair of a player, of which the server has the public half (WebAuthn Level 2).
struct Passkey {
    Bytes id{};               ///< by which the authenticator finds it
    Bytes public_key{};       ///< SubjectPublicKeyInfo, DER
    std::uint32_t count = 0;  ///< of signatures when it was used last
    bool operator==(const Passkey&) const = default;
};

/// What a browser has to have signed.
struct Asked {
    Bytes challenge{};     ///< random, for one answer
    std::string origin{};  ///< of the page: "https://games.example.org"
    std::string host{};    ///< the name in it
};

/// What a browser returns when it has made a passkey. The key is what the browser says of it, because without an
/// attestation all of this comes from the same hands.
struct NewPasskey {
    Bytes client_data{};  ///< JSON
    Bytes authenticator_data{};
    Bytes public_key{};
};

/// What a browser returns when it has signed with a passkey.
struct SignedAnswer {
    Bytes client_data{};  ///< JSON
    Bytes authenticator_data{};
    Bytes signature{};
};

/// Refusal: BAD_PASSKEY, with the part of the answer that does not fit.
Answer<Passkey> register_passkey(const NewPasskey& made, const Asked& asked);

/// How often the passkey has signed now. Refusal: BAD_PASSKEY, with the part that does not fit, or if the count has
/// not grown, because the passkey may have been copied.
Answer<std::uint32_t> check_signature(const Passkey& passkey, const SignedAnswer& answer, const Asked& asked);

}  // namespace crisscross::server
