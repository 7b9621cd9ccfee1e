#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace crisscross::server {

/// A character and the text that replaces it, which is a part of the table's text.
struct Replacement {
    char32_t from;
    std::uint16_t at, length;
};

/// What replaces characters, as make_look_tables.cpp writes it.
struct Replacements {
    std::span<const Replacement> list;  // in order of `from`
    std::u32string_view text;
};

/// The text with each character replaced for itself; those that are not in the list stay.
std::u32string replaced(std::u32string_view text, const Replacements& replacements);

}  // namespace crisscross::server
