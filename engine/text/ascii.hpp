#pragma once

#include <string>

namespace crisscross::engine {

/// The capital of a letter from a to z; any other byte as it is.
constexpr char to_capital(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// The small letter of a capital from A to Z; any other byte as it is.
constexpr char to_small(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
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
