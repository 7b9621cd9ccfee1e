#include "server/names/names.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "engine/lexicon/utf8.hpp"
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
    const auto points = engine::from_utf8(typed);
    if (!points) return std::nullopt;
    const std::u32string name = collapse_blanks(*points);
    if (!presentable(name, max)) return std::nullopt;
    return engine::to_utf8(name);
}

Look name_look(std::string_view name) {
    std::u32string points = engine::from_utf8(name).value_or(std::u32string{});
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
    return {engine::to_utf8(look.as_written), engine::to_utf8(look.in_small_letters)};
}

std::string folded_name(std::string_view name) {
    const auto points = engine::from_utf8(name);
    return points ? engine::to_utf8(in_small_letters(*points)) : std::string(name);
}

bool are_alike(std::string_view one, std::string_view other) {
    return name_look(one).is_like(name_look(other));
}

}  // namespace crisscross::server
