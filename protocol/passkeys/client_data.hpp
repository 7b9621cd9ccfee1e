#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace crisscross::protocol {

/// What a browser adds to what an authenticator signs (WebAuthn Level 2, 5.8.1).
struct ClientData {
    std::string type{};       ///< "webauthn.create" or "webauthn.get"
    std::string challenge{};  ///< base64url
    std::string origin{};     ///< of the page: "https://games.example.org"
};

/// Nothing if it is not a JSON object with these members. Others are ignored, because browsers may add some.
std::optional<ClientData> read_client_data(std::span<const std::uint8_t> json);

}  // namespace crisscross::protocol
