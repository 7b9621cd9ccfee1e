#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::engine {

// Of ASCII alone, whatever the locale.
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}
constexpr bool is_small(char c) {
    return c >= 'a' && c <= 'z';
}
constexpr bool is_letter(char c) {
    return is_capital(c) || is_small(c);
}

/// The value of a hexadecimal digit of either case; nothing for any other character.
constexpr std::optional<int> hex_value(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

/// The two capital hexadecimal digits of a byte.
inline std::string in_hex(char c) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    return {digits[byte >> 4], digits[byte & 15]};
}

/// The capital of a letter from a to z; any other byte as it is.
constexpr char to_capital(char c) {
    return is_small(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

/// The small letter of a capital from A to Z; any other byte as it is.
constexpr char to_small(char c) {
    return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The text with `to_capital` of each byte, so letters beyond ASCII stay as they are.
inline std::string in_capitals(std::string text) {
    for (char& c : text) c = to_capital(c);
    return text;
}

/// The text with `to_small` of each byte, so letters beyond ASCII stay as they are.
inline std::string in_small_letters(std::string text) {
    for (char& c : text) c = to_small(c);
    return text;
}

}  // namespace crisscross::engine
