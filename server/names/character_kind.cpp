#include "server/names/character_kind.hpp"

#include <algorithm>
#include <array>

#include "server/names/run.hpp"

namespace crisscross::server {

namespace {

#include "character_tables.inc"

struct Range {
    char32_t first, last;
};

constexpr std::array blanks{Range{'\t', '\r'},     Range{' ', ' '},       Range{0xA0, 0xA0},
                            Range{0x1680, 0x1680}, Range{0x2000, 0x200A}, Range{0x202F, 0x202F},
                            Range{0x205F, 0x205F}, Range{0x3000, 0x3000}};

}  // namespace

CharacterKind kind_of(char32_t point) {
    return value_of<CharacterKind>(kinds, point, CharacterKind::visible);
}

bool is_blank(char32_t point) {
    return std::ranges::any_of(blanks, [point](Range range) { return range.first <= point && point <= range.last; });
}

}  // namespace crisscross::server
