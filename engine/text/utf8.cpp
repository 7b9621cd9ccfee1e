#include "engine/text/utf8.hpp"

#include <algorithm>

#include "engine/text/ascii.hpp"

namespace crisscross::engine {

namespace {

struct Lead {
    std::size_t size = 0;  // of the character, in bytes; 0 if no character begins like this
    char32_t min = 0;
    char32_t bits = 0;
};

Lead lead_of(char first) {
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80) return {1, 0, byte};
    if (byte >= 0xc2 && byte < 0xe0) return {2, 0x80, byte & 0x1fu};
    if (byte >= 0xe0 && byte < 0xf0) return {3, 0x800, byte & 0x0fu};
    if (byte >= 0xf0 && byte < 0xf5) return {4, 0x10000, byte & 0x07u};
    return {};
}

bool continues_character(char next) {
    return (static_cast<unsigned char>(next) & 0xc0u) == 0x80u;
}

/// Takes the first character off the text; nothing if it is malformed.
std::optional<char32_t> take_character(std::string_view& text) {
    const Lead lead = lead_of(text.front());
    if (lead.size == 0 || lead.size > text.size()) return std::nullopt;
    char32_t point = lead.bits;
    for (const char byte : text.substr(1, lead.size - 1)) {
        if (!continues_character(byte)) return std::nullopt;
        point = point << 6 | (static_cast<unsigned char>(byte) & 0x3fu);
    }
    const bool is_surrogate = point >= 0xd800 && point < 0xe000;
    if (point < lead.min || point > 0x10ffff || is_surrogate) return std::nullopt;
    text.remove_prefix(lead.size);
    return point;
}

void add_character(std::string& text, char32_t point) {
    const auto add = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (point < 0x80) return add(point);
    if (point < 0x800) {
        add(0xc0 | point >> 6);
    } else {
        if (point < 0x10000) {
            add(0xe0 | point >> 12);
        } else {
            add(0xf0 | point >> 18);
            add(0x80 | (point >> 12 & 0x3f));
        }
        add(0x80 | (point >> 6 & 0x3f));
    }
    add(0x80 | (point & 0x3f));
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty())
        if (!take_character(text)) return false;
    return true;
}

std::optional<std::u32string> from_utf8(std::string_view text) {
    std::u32string points;
    while (!text.empty()) {
        const auto point = take_character(text);
        if (!point) return std::nullopt;
        points += *point;
    }
    return points;
}

std::string to_utf8(std::u32string_view points) {
    std::string text;
    for (const char32_t point : points) add_character(text, point);
    return text;
}

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return !continues_character(byte); }));
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
            quoted += in_hex(character);
        }
    }
    return quoted + (text.size() > max_bytes ? "...\"" : "\"");
}

std::string printable(std::string_view text, std::size_t max_bytes) {
    return !text.empty() && is_plain_line(text) ? std::string(text) : in_quotes(text, max_bytes);
}

}  // namespace crisscross::engine
