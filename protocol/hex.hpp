#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace crisscross::protocol {

/// Bytes as small hexadecimal digits.
std::string to_hex(std::span<const std::uint8_t> bytes);

/// 64 hexadecimal digits, large or small, to 32 bytes; nothing for any other text.
std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text);

}  // namespace crisscross::protocol
