#pragma once

#include <cstdint>

namespace crisscross::server {

/// What a character does in a text, by what ICU knows of it (make_look_tables.cpp).
enum class CharacterKind : std::uint8_t {
    visible,          ///< counts by itself; blanks do, too
    spacing_mark,     ///< beside the character before it, as vowels of Indian scripts (Mc)
    nonspacing_mark,  ///< above, below or around the character before it (Mn, Me)
    joiner,           ///< joins or varies the characters around it, and shows nothing itself
    barred,           ///< hides or steers text, shows nothing, or is for private use
};

CharacterKind kind_of(char32_t point);

bool is_blank(char32_t point);

}  // namespace crisscross::server
