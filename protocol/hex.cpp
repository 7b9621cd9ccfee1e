#include "protocol/hex.hpp"

#include "engine/text/ascii.hpp"

namespace crisscross::protocol {
namespace {

constexpr std::string_view digits = "0123456789abcdef";

}  // namespace

std::string to_hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text) {
    std::array<std::uint8_t, 32> bytes{};
    if (text.size() != 2 * bytes.size()) return std::nullopt;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto high = engine::hex_value(text[2 * i]);
        const auto low = engine::hex_value(text[2 * i + 1]);
        if (!high || !low) return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(*high * 16 + *low);
    }
    return bytes;
}

}  // namespace crisscross::protocol
