#pragma once

#include <string>
#include <string_view>

namespace crisscross::server {

/// What a text looks like: its skeleton by UTS 39, in which all characters that can be confused are the same, and so
/// are all ways to write a letter with its marks. Capitals are made small once after and once before that, since a
/// capital I looks like an l and a small i does not.
struct Look {
    std::u32string as_written{};
    std::u32string in_small_letters{};

    bool is_like(const Look& other) const {
        return as_written == other.as_written || in_small_letters == other.in_small_letters;
    }
};

/// The same text, whether it is in small or capital letters (NFKC case folding, of each character for itself).
std::u32string in_small_letters(std::u32string_view text);

/// The look of a text in UTF-32. Its tables are those of the ICU that it was built with (make_look_tables.cpp).
Look look_of(std::u32string_view text);

}  // namespace crisscross::server
