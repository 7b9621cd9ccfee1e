#include "server/names/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "server/names/look.hpp"

namespace crisscross::server {

namespace {

using CodePoint = char32_t;

constexpr int max_name_characters = 24;
constexpr int max_device_name_characters = 40;
constexpr int max_consecutive_marks = 4;

struct Range {
    CodePoint first, last;
};

bool in(std::span<const Range> ranges, CodePoint point) {
    return std::ranges::any_of(ranges, [point](Range range) { return range.first <= point && point <= range.last; });
}

constexpr std::array blanks{Range{'\t', '\r'},     Range{' ', ' '},       Range{0xA0, 0xA0},
                            Range{0x1680, 0x1680}, Range{0x2000, 0x200A}, Range{0x202F, 0x202F},
                            Range{0x205F, 0x205F}, Range{0x3000, 0x3000}};

// Controls, direction and format marks, invisible fillers, private use, surrogates and noncharacters.
constexpr std::array barred{
    Range{0x00, 0x1F},     Range{0x7F, 0x9F},       Range{0xAD, 0xAD},       Range{0x61C, 0x61C},
    Range{0x115F, 0x1160}, Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},   Range{0x200B, 0x200B},
    Range{0x200E, 0x200F}, Range{0x2028, 0x202E},   Range{0x2060, 0x206F},   Range{0x2800, 0x2800},
    Range{0x3164, 0x3164}, Range{0xD800, 0xF8FF},   Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},
    Range{0xFFF0, 0xFFFF}, Range{0x1D173, 0x1D17A}, Range{0xE0000, 0x10FFFF}};

// They join or vary the character before them, and do not count as characters.
constexpr std::array joiners{Range{0x200C, 0x200D}, Range{0xFE00, 0xFE0F}};
constexpr std::array marks{Range{0x300, 0x36F},   Range{0x483, 0x489},   Range{0x1AB0, 0x1AFF},
                           Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF}, Range{0xFE20, 0xFE2F}};

struct Lead {
    int following;
    CodePoint bits, min;
};

std::optional<Lead> lead_of(unsigned char byte) {
    if (byte < 0x80) return Lead{0, byte, 0};
    if (byte >= 0xC2 && byte < 0xE0) return Lead{1, byte & 0x1Fu, 0x80};
    if (byte >= 0xE0 && byte < 0xF0) return Lead{2, byte & 0x0Fu, 0x800};
    if (byte >= 0xF0 && byte < 0xF5) return Lead{3, byte & 0x07u, 0x10000};
    return std::nullopt;
}

std::optional<std::u32string> decode(std::string_view text) {
    std::u32string points;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = lead_of(static_cast<unsigned char>(text[at++]));
        if (!lead || at + static_cast<std::size_t>(lead->following) > text.size()) return std::nullopt;
        CodePoint point = lead->bits;
        for (int count = 0; count < lead->following; ++count, ++at) {
            const auto byte = static_cast<unsigned char>(text[at]);
            if ((byte & 0xC0) != 0x80) return std::nullopt;
            point = point << 6 | (byte & 0x3Fu);
        }
        if (point < lead->min || point > 0x10FFFF) return std::nullopt;
        points.push_back(point);
    }
    return points;
}

void encode(CodePoint point, std::string& text) {
    const auto put = [&text](CodePoint byte) { text.push_back(static_cast<char>(byte)); };
    if (point < 0x80) return put(point);
    if (point < 0x800) {
        put(0xC0 | point >> 6);
    } else {
        if (point < 0x10000) {
            put(0xE0 | point >> 12);
        } else {
            put(0xF0 | point >> 18);
            put(0x80 | (point >> 12 & 0x3F));
        }
        put(0x80 | (point >> 6 & 0x3F));
    }
    put(0x80 | (point & 0x3F));
}

std::string encode(std::u32string_view points) {
    std::string text;
    for (const CodePoint point : points) encode(point, text);
    return text;
}

std::u32string collapse_blanks(std::u32string_view points) {
    std::u32string collapsed;
    for (const CodePoint point : points) {
        const bool blank = in(blanks, point);
        if (!blank) collapsed.push_back(point);
        if (blank && !collapsed.empty() && collapsed.back() != U' ') collapsed.push_back(U' ');
    }
    if (!collapsed.empty() && collapsed.back() == U' ') collapsed.pop_back();
    return collapsed;
}

bool presentable(std::u32string_view points, int max_visible) {
    int visible = 0;
    int attached = 0;
    for (const CodePoint point : points) {
        const bool attaches = in(joiners, point) || in(marks, point);
        if (in(barred, point)) return false;
        if (attaches && (visible == 0 || ++attached > max_consecutive_marks)) return false;
        if (!attaches) {
            ++visible;
            attached = 0;
        }
    }
    return visible >= 1 && visible <= max_visible;
}

std::optional<std::string> read_visible(std::string_view typed, int max) {
    const auto points = decode(typed);
    if (!points) return std::nullopt;
    const std::u32string name = collapse_blanks(*points);
    if (!presentable(name, max)) return std::nullopt;
    return encode(name);
}

Look name_look(std::string_view name) {
    std::u32string points = decode(name).value_or(std::u32string{});
    std::erase_if(points, [](CodePoint point) { return in(joiners, point); });
    return look_of(points);
}

}  // namespace

std::optional<std::string> read_name(std::string_view typed) {
    return read_visible(typed, max_name_characters);
}

std::optional<std::string> read_device_name(std::string_view typed) {
    return read_visible(typed, max_device_name_characters);
}

std::optional<std::string> read_line(std::string_view typed) {
    return read_visible(typed, max_line_characters);
}

NameLooks looks_of(std::string_view name) {
    const Look look = name_look(name);
    return {encode(look.as_written), encode(look.in_small_letters)};
}

std::string folded_name(std::string_view name) {
    const auto points = decode(name);
    return points ? encode(in_small_letters(*points)) : std::string(name);
}

bool are_alike(std::string_view one, std::string_view other) {
    return name_look(one).is_like(name_look(other));
}

}  // namespace crisscross::server
