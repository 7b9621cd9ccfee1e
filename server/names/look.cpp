#include "server/names/look.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

namespace crisscross::server {

namespace {

/// A character and the text that replaces it, which is a part of the table's text.
struct Replacement {
    char32_t from;
    std::uint16_t at, length;
};

struct Table {
    std::span<const Replacement> replacements;  // in order of `from`
    std::u32string_view text;
};

#include "look_tables.inc"

std::u32string replaced(std::u32string_view text, const Table& table) {
    std::u32string made;
    for (const char32_t point : text) {
        const auto found = std::ranges::lower_bound(table.replacements, point, {}, &Replacement::from);
        if (found == table.replacements.end() || found->from != point)
            made.push_back(point);
        else
            made += table.text.substr(found->at, found->length);
    }
    return made;
}

}  // namespace

std::u32string in_small_letters(std::u32string_view text) {
    return replaced(text, small_letters);
}

Look look_of(std::u32string_view text) {
    const std::u32string skeleton = replaced(text, skeletons);
    return {replaced(in_small_letters(skeleton), skeletons), replaced(in_small_letters(text), skeletons)};
}

}  // namespace crisscross::server
