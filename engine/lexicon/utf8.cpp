#include "engine/lexicon/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace crisscross::engine {

namespace {

struct Sequence {
    std::size_t size = 0;  // 0: not a lead byte
    std::uint32_t min = 0;
    std::uint32_t bits = 0;
};

Sequence lead(unsigned char byte) {
    if (byte < 0x80) return {1, 0, byte};
    if (byte >= 0xc2 && byte < 0xe0) return {2, 0x80, byte & 0x1fu};
    if (byte >= 0xe0 && byte < 0xf0) return {3, 0x800, byte & 0x0fu};
    if (byte >= 0xf0 && byte < 0xf5) return {4, 0x10000, byte & 0x07u};
    return {};
}

/// How many bytes the first character has; 0 if it is malformed.
std::size_t character_size(std::string_view text) {
    const Sequence sequence = lead(static_cast<unsigned char>(text.front()));
    if (sequence.size == 0 || sequence.size > text.size()) return 0;
    std::uint32_t code = sequence.bits;
    for (std::size_t index = 1; index < sequence.size; ++index) {
        const auto byte = static_cast<unsigned char>(text[index]);
        if ((byte & 0xc0u) != 0x80u) return 0;
        code = code << 6 | (byte & 0x3fu);
    }
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return code < sequence.min || code > 0x10ffff || surrogate ? 0 : sequence.size;
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        if (size == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0u) != 0x80u; }));
}

bool is_plain_line(std::string_view text) {
    return is_utf8(text) && std::all_of(text.begin(), text.end(), [](char character) {
               const auto byte = static_cast<unsigned char>(character);
               return byte >= 0x20 && byte != 0x7f;
           });
}

std::string in_quotes(std::string_view text, std::size_t max_bytes) {
    std::string quoted = "\"";
    for (const char character : text.substr(0, max_bytes)) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte >= 0x20 && byte < 0x7f && character != '"' && character != '\\') {
            quoted += character;
        } else {
            quoted += "\\x";
            quoted += "0123456789ABCDEF"[byte >> 4];
            quoted += "0123456789ABCDEF"[byte & 15];
        }
    }
    return quoted + (text.size() > max_bytes ? "...\"" : "\"");
}

std::string printable(std::string_view text, std::size_t max_bytes) {
    return !text.empty() && is_plain_line(text) ? std::string(text) : in_quotes(text, max_bytes);
}

}  // namespace crisscross::engine
