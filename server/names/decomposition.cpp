#include "server/names/decomposition.hpp"

#include <algorithm>
#include <cstdint>

#include "server/names/replacements.hpp"
#include "server/names/run.hpp"

namespace crisscross::server {

namespace {

#include "decomposition_tables.inc"

std::uint8_t combining_class(char32_t point) {
    return value_of<std::uint8_t>(combining_classes, point, 0);
}

bool is_starter(char32_t point) {
    return combining_class(point) == 0;
}

/// Marks at different sides of a letter may be typed in any order, those at the same side may not.
void sort_marks(std::u32string& text) {
    for (auto end = text.begin(); end != text.end();) {
        const auto first = std::find_if_not(end, text.end(), is_starter);
        end = std::find_if(first, text.end(), is_starter);
        std::ranges::stable_sort(first, end, {}, combining_class);
    }
}

constexpr char32_t first_initial = 0x1100;
constexpr char32_t first_vowel = 0x1161;
constexpr char32_t before_finals = 0x11A7;
constexpr char32_t first_syllable = 0xAC00;
constexpr char32_t initials = 19;
constexpr char32_t vowels = 21;
constexpr char32_t finals = 28;  // with none

bool is_one_of(char32_t point, char32_t first, char32_t count) {
    return point >= first && point - first < count;
}

bool may_have_final(char32_t point) {
    return is_one_of(point, first_syllable, initials * vowels * finals) && (point - first_syllable) % finals == 0;
}

/// Puts Korean syllables together by arithmetic (The Unicode Standard, 3.12).
std::u32string with_whole_syllables(std::u32string_view text) {
    std::u32string whole;
    for (const char32_t point : text) {
        const char32_t before = whole.empty() ? 0 : whole.back();
        if (is_one_of(before, first_initial, initials) && is_one_of(point, first_vowel, vowels))
            whole.back() = first_syllable + ((before - first_initial) * vowels + point - first_vowel) * finals;
        else if (may_have_final(before) && is_one_of(point, before_finals + 1, finals - 1))
            whole.back() += point - before_finals;
        else
            whole.push_back(point);
    }
    return whole;
}

}  // namespace

std::u32string decomposed(std::u32string_view text) {
    std::u32string apart = replaced(text, decompositions);
    sort_marks(apart);
    return with_whole_syllables(apart);
}

}  // namespace crisscross::server
