#pragma once

#include <cstdint>

namespace crisscross::server {

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
    bool operator==(const Colour&) const = default;
};

/// As in style sheets: 0xf5f0e6.
constexpr Colour colour(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8),
            static_cast<std::uint8_t>(hex)};
}

}  // namespace crisscross::server
