#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/languages/language.hpp"

namespace crisscross::protocol {

/// A text in one language, with places for values, such as `{players}`. It has no default, so a language that lacks a
/// text does not compile.
struct Text {
    constexpr Text(const char* words) : text(words) {}

    std::string_view text;
};

/// A text that depends on a number: it has one form for 1, in French also for 0, and one for all others.
struct CountedText {
    constexpr CountedText(const char* both) : singular(both), plural(both) {}
    constexpr CountedText(const char* one, const char* others) : singular(one), plural(others) {}

    Text singular;
    Text plural;
};

const Text& form_of(const CountedText& text, Language language, std::int64_t count);

using Values = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// The text with the values in their places, as they are: a `{` in a value begins no place.
std::string filled(const Text& text, Values values);

}  // namespace crisscross::protocol
