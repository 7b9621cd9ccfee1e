#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crisscross::server {

/// Bytes as text for URLs and headers, without padding (RFC 4648, 5).
std::string to_base64url(std::span<const std::uint8_t> bytes);
std::string to_base64url(std::string_view text);

/// Nothing for any other text, padded text included.
std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text);

}  // namespace crisscross::server
