#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace crisscross::engine {

/// Whether `text` is well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing past U+10FFFF).
bool is_utf8(std::string_view text);

/// The code points of well-formed UTF-8; nothing if `text` is not.
std::optional<std::u32string> from_utf8(std::string_view text);
/// The reverse.
std::string to_utf8(std::u32string_view points);

/// What some editors put at the beginning of UTF-8.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
/// Removes it from the beginning of `text`, and says whether it was there.
inline bool remove_byte_order_mark(std::string_view& text) {
    const bool is_marked = text.starts_with(byte_order_mark);
    if (is_marked) text.remove_prefix(byte_order_mark.size());
    return is_marked;
}

/// How many characters a UTF-8 text has: its bytes, except those that continue a character.
std::size_t characters_in(std::string_view text);

/// Whether `text` is UTF-8 without control characters, so that it can be shown on one line.
bool is_plain_line(std::string_view text);

/// The beginning of `text` in quotes, with everything but printable ASCII escaped, for messages about bad input.
std::string in_quotes(std::string_view text, std::size_t max_bytes = 40);

/// `text` if it is a plain line, which has something in it, and otherwise in quotes: for text from outside.
std::string printable(std::string_view text, std::size_t max_bytes = 40);

}  // namespace crisscross::engine
