#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/push/p256_key.hpp"

namespace crisscross::server {

/// The longest text that every push service must carry when it is encrypted (RFC 8291, 4).
inline constexpr std::size_t max_push_text_bytes = 3993;

/// For whom a message is encrypted: the key of a browser's subscription and its secret.
struct PushReceiver {
    P256Point point{};
    std::array<std::uint8_t, 16> secret{};
};

/// What is used for one message and never again.
struct PushSeal {
    P256Key sender;
    std::array<std::uint8_t, 16> salt{};
};
PushSeal new_push_seal(Entropy& entropy);

/// A text that only the browser can read, with the header that it needs (`aes128gcm`, RFC 8188 and RFC 8291). Nothing
/// if the text is too long or the receiver's key is not a point of the curve.
std::optional<std::string> encrypt_push(std::string_view text, const PushReceiver& receiver, const PushSeal& seal);

}  // namespace crisscross::server
